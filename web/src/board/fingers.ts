interface Meant {
  /** Two fingers turned: degrees, counter-clockwise. */
  twist: (degrees: number) => void;
  /** One finger rested on something. */
  long: (target: EventTarget | null) => void;
  /** Three fingers tapped. */
  undo: () => void;
}

const REST_MS = 480;
const TAP_MS = 400;
const STILL = 9;
const LEAST_TWIST = 3;

/** Gestures of several fingers, and of one that rests. Panning and zooming are the camera's, which keeps what it hears to itself. */
export function touching(element: Element, meant: Meant): () => void {
  let angle: number | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let from: [number, number] = [0, 0];
  let three = 0;

  const turned = (touches: TouchList): number => {
    const [a, b] = [touches[0] as Touch, touches[1] as Touch];
    return (-Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX) * 180) / Math.PI;
  };
  const start = (event: Event): void => {
    const { touches } = event as TouchEvent;
    clearTimeout(rest);
    angle = touches.length === 2 ? turned(touches) : null;
    if (touches.length === 3) three = performance.now();
    if (touches.length !== 1) return;
    from = [(touches[0] as Touch).clientX, (touches[0] as Touch).clientY];
    rest = setTimeout(() => meant.long(event.target), REST_MS);
  };
  const move = (event: Event): void => {
    const { touches } = event as TouchEvent;
    const first = touches[0] as Touch;
    if (touches.length !== 1 || Math.hypot(first.clientX - from[0], first.clientY - from[1]) > STILL)
      clearTimeout(rest);
    if (touches.length !== 2 || angle === null) return;
    const now = turned(touches);
    const by = ((now - angle + 540) % 360) - 180;
    if (Math.abs(by) < LEAST_TWIST) return;
    angle = now;
    meant.twist(by);
  };
  const end = (event: Event): void => {
    clearTimeout(rest);
    if ((event as TouchEvent).touches.length < 2) angle = null;
    if (three && performance.now() - three < TAP_MS) meant.undo();
    three = 0;
  };
  const pairs: [string, (event: Event) => void][] = [
    ['touchstart', start],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', end],
  ];
  for (const [name, listener] of pairs) element.addEventListener(name, listener, { passive: true, capture: true });
  return () => {
    clearTimeout(rest);
    for (const [name, listener] of pairs) element.removeEventListener(name, listener, { capture: true });
  };
}
