import { useMedia } from '../use-media.ts';

/** What a finger needs and what a mouse does, in CSS pixels (WCAG 2.2, 2.5.5 and 2.5.8). */
const sides = { finger: 44, mouse: 34 } as const;

/** The side of a pin's square on this screen, in CSS pixels; a tablet may get a mouse. */
export const usePinSide = (): number =>
  useMedia('(pointer: coarse)') ? sides.finger : sides.mouse;
