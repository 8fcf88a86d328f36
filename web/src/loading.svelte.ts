/** Parts of the client come when they are wanted; a server that was renewed knows their old names no more. */
class Loading {
  lost = $state(false);

  /** Whether it came. If not, the reader is told to reload the page. */
  async of(part: Promise<unknown>): Promise<boolean> {
    try {
      await part;
      return true;
    } catch (failure) {
      console.warn(failure);
      this.lost = true;
      return false;
    }
  }
}

export const loading = new Loading();
