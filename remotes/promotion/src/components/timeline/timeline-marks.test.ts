import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelPlace, markersOf } from './timeline-marks.ts';

describe('The marks of a timeline', () => {
  it.each([
    [{ start: 10, end: 60 }, 12, { at: 'inside', start: 10, width: 50 }],
    [{ start: 10, end: 20 }, 12, { at: 'after', start: 20, width: 80 }],
    [{ start: 85, end: 95 }, 12, { at: 'before', start: 0, width: 85 }],
    // In two lines, where no room takes it in one.
    [{ start: 40, end: 45 }, 40, { at: 'after', start: 45, width: 55 }],
    [{ start: -20, end: 140 }, 60, { at: 'inside', start: 0, width: 100 }],
  ] as const)('write the text of %o with %i letters where it is not cut', (bar, letters, place) => {
    expect(labelPlace(bar, letters)).toEqual(place);
  });

  it('never begin or end a text beyond the row', () => {
    const edge = fc.integer({ min: -50, max: 150 });
    const bar = fc
      .tuple(edge, edge)
      .filter(([start, end]) => start < end && end > 0 && start < 100);
    fc.assert(
      fc.property(bar, fc.integer({ min: 1, max: 60 }), ([start, end], letters) => {
        const place = labelPlace({ start, end }, letters);
        expect(place.start).toBeGreaterThanOrEqual(0);
        expect(place.start + place.width).toBeLessThanOrEqual(100);
        // Enough for it in one line, or a third of the row, which takes any text in a few.
        expect(place.width).toBeGreaterThanOrEqual(Math.min(33, 2 * letters));
      }),
    );
  });

  it('join numbers that would lie over each other, and show each once', () => {
    const meetings = [
      { number: 1, start: 50, end: 54 },
      { number: 2, start: 48, end: 60 },
      { number: 1, start: 80, end: 84 },
      { number: 3, start: 70, end: 90 },
    ];
    expect(markersOf(meetings)).toEqual([
      { at: 54, numbers: [1, 2] },
      { at: 80, numbers: [3] },
    ]);
  });
});
