import { aPromotion } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { endLabel, labelPlace, markersOf } from './timeline-marks.ts';

describe('The marks of a timeline', () => {
  it.each([
    [{ start: 10, end: 60 }, 'inside'],
    [{ start: 10, end: 20 }, 'after'],
    [{ start: 85, end: 95 }, 'before'],
    [{ start: 0, end: 100 }, 'inside'],
  ] as const)('write the end of %o %s, where it is not cut', (bar, place) => {
    expect(labelPlace(bar)).toBe(place);
  });

  it('say when one that is over really ended', () => {
    const ended = aPromotion({ endedAt: '2026-11-20T17:28:00.000Z' });
    expect(endLabel(ended, 'en')).toEqual({
      key: 'promotion.timeline.ended',
      values: { end: '20/11' },
    });
    expect(endLabel(aPromotion(), 'mk').values).toEqual({ end: '30.11' });
    expect(endLabel(aPromotion({ endsAt: null }), 'en').key).toBe('promotion.period.always');
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
