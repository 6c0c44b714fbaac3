import type { Box } from './box.ts';
import { overlaps } from './box.ts';
import type { MapPin } from './map-content.ts';
import type { ScreenPoint } from './view.ts';

/** A pin and the point that it is at. */
export interface PlacedPin {
  readonly pin: MapPin;
  readonly at: ScreenPoint;
}

/** One pin, or those that would lie on each other, drawn as one. */
export interface PinGroup extends PlacedGroup {
  readonly pins: readonly PlacedPin[];
}

interface PlacedGroup {
  /** Made of the keys of its pins. */
  readonly key: string;
  readonly at: ScreenPoint;
  readonly box: Box;
}

/** A group shows the marks of at most so many pins. */
const maxMarks = 3;

/**
 * The label of a group: `2 · 3 · 4`, `1–6` or `1 · 4 · …`; without marks the number of its pins.
 */
export function groupText(pins: readonly PlacedPin[]): string {
  const marks = pins.flatMap(({ pin }) => pin.mark ?? []);
  if (marks.length < pins.length) return String(pins.length);
  if (marks.length <= maxMarks) return marks.join(' · ');
  const numbers = marks.map(Number).toSorted((one, other) => one - other);
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  const isRow = most - least === marks.length - 1 && new Set(numbers).size === marks.length;
  return isRow ? `${least}–${most}` : `${marks.slice(0, maxMarks - 1).join(' · ')} · …`;
}

/**
 * Joins pins until none lies on another. Dots take no space: they are points, and nobody presses
 * them.
 *
 * @param side the space that a pin takes to be pressed, in CSS pixels
 */
export function groupPins(placed: readonly PlacedPin[], side: number): PinGroup[] {
  const groups = placed.map((one) => groupOf([one], side));
  for (let place = 0; place < groups.length; place += 1) {
    const group = groups[place];
    const other = groups.findIndex(
      (one, index) => index > place && group !== undefined && overlaps(one.box, group.box),
    );
    const joined = other === -1 ? undefined : groups[other];
    if (group === undefined || joined === undefined) continue;
    groups.splice(other, 1);
    groups[place] = groupOf([...group.pins, ...joined.pins], side);
    // A larger group may reach ones before it.
    place = -1;
  }
  return groups;
}

function groupOf(pins: readonly PlacedPin[], side: number): PinGroup {
  const at: ScreenPoint = [
    pins.reduce((sum, { at: [left] }) => sum + left, 0) / pins.length,
    pins.reduce((sum, { at: [, top] }) => sum + top, 0) / pins.length,
  ];
  const half = (pins.length === 1 ? side : Math.max(side, widthOf(groupText(pins)))) / 2;
  return {
    key: pins.map(({ pin }) => pin.key).join(' '),
    pins,
    at,
    box: { left: at[0] - half, right: at[0] + half, top: at[1] - side, bottom: at[1] },
  };
}

/** Pixels of a group's text with the space at both sides, at the size of map-pins.module.css. */
const widthOf = (text: string) => text.length * 7 + 22;

/** Puts pins of one point around it, each far enough from the next to be pressed. */
export function spreadPins(pins: readonly PlacedPin[], side: number): PlacedPin[] {
  const radius = Math.max(side, (side * 1.15 * pins.length) / (2 * Math.PI));
  return pins.map(({ pin, at: [left, top] }, index) => {
    const angle = (2 * Math.PI * index) / pins.length - Math.PI / 2;
    return { pin, at: [left + radius * Math.cos(angle), top + radius * Math.sin(angle)] };
  });
}

/**
 * Whether pins lie so near each other that zooming does not separate them.
 *
 * @param growth how many times larger the map can become
 */
export function isOnePoint(pins: readonly PlacedPin[], side: number, growth: number): boolean {
  const [first] = pins;
  if (first === undefined) return false;
  return pins.every(
    ({ at: [left, top] }) => Math.hypot(left - first.at[0], top - first.at[1]) * growth < side,
  );
}
