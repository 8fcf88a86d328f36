/** A key that is held down counts once: what is asked twice is not answered by a finger that stays where it is. */
export function unheld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** The second click of a double one, which is no second thought. */
export function hasty(event: MouseEvent): boolean {
  return event.detail > 1;
}
