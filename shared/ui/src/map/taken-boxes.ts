import type { Position } from '@pazar/geography/position';
import type { Box } from './box.ts';
import type { MapLink } from './map-content.ts';
import type { PinGroup, PlacedPin } from './pin-groups.ts';
import { project } from './projection.ts';
import { buttonsWidth, type ScreenPoint, type Size, toScreen, type View } from './view.ts';

interface TakenOptions {
  readonly groups: readonly PinGroup[];
  readonly dots: readonly PlacedPin[];
  readonly links: readonly MapLink[];
  /** The pin that can be moved, under its handle. */
  readonly movable: Position | undefined;
  /** The instructions in the corner. */
  readonly hint: string | undefined;
  readonly view: View;
  readonly size: Size;
}

/** Pixels of a letter of the texts on a map, on the safe side. */
const letterWidth = 7;

/** Of the square around the handle of map-pins.module.css. */
const handleSide = 56;

/** Half the width of the label of a link with the space at its sides, in CSS pixels. */
export const halfOfLabel = (label: string) => (label.length * letterWidth) / 2 + 8;

/** Everything on a map that no name may lie under. */
export function takenBoxes({
  groups,
  dots,
  links,
  movable,
  hint,
  view,
  size,
}: TakenOptions): Box[] {
  const { width, height } = size;
  const single = groups.flatMap(({ pins, at }) =>
    pins.length === 1 ? pins.map(({ pin }) => ({ pin, at })) : [],
  );
  return [
    ...groups.map(({ box }) => box),
    ...[...single, ...dots].flatMap((placed) => captionBox(placed, width)),
    ...links.map((link) => linkBox(link, view, size)),
    ...(movable
      ? [boxAround(toScreen(project(movable), view, size), handleSide / 2, handleSide)]
      : []),
    ...(hint ? [{ left: 0, right: hint.length * letterWidth + 32, top: 0, bottom: 44 }] : []),
    // The buttons and the scale.
    { left: width - buttonsWidth, right: width, top: height - 152, bottom: height },
    { left: 0, right: 132, top: height - 34, bottom: height },
  ];
}

function linkBox({ from, to, label }: MapLink, view: View, size: Size): Box {
  const [one, other] = [toScreen(project(from), view, size), toScreen(project(to), view, size)];
  const half = halfOfLabel(label);
  return boxAround([(one[0] + other[0]) / 2, (one[1] + other[1]) / 2], half);
}

/** Whether the label of a pin is on its left, because the right has no space for it. */
export function isCaptionLeft(caption: string, left: number, width: number): boolean {
  return left + caption.length * letterWidth + 32 > width - buttonsWidth && left > width / 2;
}

function captionBox({ pin: { caption, kind }, at: [left, top] }: PlacedPin, width: number): Box[] {
  if (caption === undefined) return [];
  const half = (caption.length * letterWidth) / 2 + 16;
  const middle = isCaptionLeft(caption, left, width) ? left - half : left + half;
  return [boxAround([middle, kind === 'dot' ? top : top - 18], half)];
}

function boxAround([left, top]: ScreenPoint, half: number, high = 12): Box {
  return { left: left - half, right: left + half, top: top - high, bottom: top + high };
}
