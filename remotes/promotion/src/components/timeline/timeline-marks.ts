import type { Bar } from '../../model/timeline.ts';

/** Where a promotion meets another one, under the number of the overlap. */
export interface Meeting extends Bar {
  readonly number: number;
}

/** The room of one letter on a phone, in hundredths of the row. */
const letterWidth = 2;

/** Where the text of a bar is written, in hundredths of the row. */
export interface LabelPlace {
  readonly at: 'inside' | 'after' | 'before';
  readonly start: number;
  readonly width: number;
}

/** In the bar, or beside one that is too short; in the largest room, in lines, where none is enough. */
export function labelPlace(bar: Bar, letters: number): LabelPlace {
  const [start, end] = [Math.max(0, bar.start), Math.min(100, bar.end)];
  const rooms: readonly LabelPlace[] = [
    { at: 'inside', start, width: end - start },
    { at: 'after', start: end, width: 100 - end },
    { at: 'before', start: 0, width: start },
  ];
  const fitting = rooms.find(({ width }) => width >= letters * letterWidth);
  return fitting ?? rooms.reduce((best, room) => (room.width > best.width ? room : best));
}

/** Numbers that are nearer than this would lie over each other on a phone, in hundredths of the row. */
const markerWidth = 7;

/** The numbers above a row, once each, and those of one place together. */
export function markersOf(meetings: readonly Meeting[]): { at: number; numbers: number[] }[] {
  const markers: { at: number; numbers: number[] }[] = [];
  const first = meetings.filter(
    ({ number }, index) => meetings.findIndex((other) => other.number === number) === index,
  );
  for (const { start, end, number } of first.toSorted((one, other) => one.start - other.start)) {
    const at = (Math.max(0, start) + Math.min(100, end)) / 2;
    const near = markers.find((marker) => Math.abs(marker.at - at) < markerWidth);
    if (near === undefined) markers.push({ at, numbers: [number] });
    else near.numbers.push(number);
  }
  return markers.map(({ at, numbers }) => ({ at, numbers: numbers.toSorted((a, b) => a - b) }));
}
