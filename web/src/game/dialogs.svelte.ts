/** What lies over the table for a moment. */
export class Dialogs {
  helping = $state(false);
  menu = $state(false);
  /** The side somebody is being invited to. */
  inviting = $state<string | null>(null);
  finding = $state(false);

  /** Whether one of those lies there that come later; the search takes what is typed at once. */
  get shown(): boolean {
    return this.helping || this.menu || this.inviting !== null;
  }

  /** Whether keys belong to it instead of to the table. */
  get open(): boolean {
    return this.menu || this.inviting !== null || this.finding;
  }
}
