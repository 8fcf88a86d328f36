/** Puts an element behind another one that stands elsewhere on the page, as long as that is there. */
export function behind(element: HTMLElement | SVGElement, selector: string): void {
  const before = document.querySelector(selector);
  before?.after(element);
}

/** Puts an element in front of another one that stands elsewhere on the page. */
export function before(element: HTMLElement, selector: string): void {
  document.querySelector(selector)?.before(element);
}
