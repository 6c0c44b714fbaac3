import { aPromotion } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { barLabel } from './bar-label.ts';

const saidOf = (over: Parameters<typeof aPromotion>[0], locale: 'en' | 'mk' = 'en') =>
  barLabel(aPromotion({ endsAt: '2026-11-27T23:00:00.000Z', ...over }), locale).map(
    ({ key, values }) => [key, ...Object.values(values)].join(' ').replaceAll('\u00A0', ' '),
  );

describe('The text of a bar', () => {
  it('says how much of its limit is sold, and the last day', () => {
    const stock = { sold: '12.000', limit: '85.000', unit: 'KG' } as const;
    expect(saidOf({ stock })).toEqual([
      'promotion.effect.stock 12 85 kg',
      'promotion.period.until Fri 27/11',
    ]);
    expect(saidOf({}, 'mk')).toEqual(['promotion.period.until пет. 27.11']);
    expect(saidOf({ endsAt: null })).toEqual(['promotion.period.always']);
  });

  it('has the first day of one that is ahead, and of a draft that has its days', () => {
    const ahead = { startsAt: '2026-11-23T08:00:00.000Z', effectiveStatus: 'SCHEDULED' } as const;
    const between = 'promotion.period.between Mon 23/11 Fri 27/11';
    expect(saidOf(ahead)).toEqual([between]);
    expect(saidOf({ ...ahead, effectiveStatus: 'DRAFT' })).toEqual([between]);
    expect(saidOf({ ...ahead, endsAt: null })).toEqual(['promotion.period.from Mon 23/11']);
    const draft = { ...ahead, effectiveStatus: 'DRAFT' } as const;
    expect(saidOf({ ...draft, endsAt: null })).toEqual(['promotion.period.from Mon 23/11']);
    expect(saidOf({ ...draft, startsAt: null })).toEqual(['promotion.period.until Fri 27/11']);
    expect(saidOf({ ...draft, startsAt: null, endsAt: null })).toEqual([
      'promotion.timeline.undated',
    ]);
  });

  it('says that one is paused, and why one is over', () => {
    expect(saidOf({ effectiveStatus: 'PAUSED', endsAt: null })).toEqual([
      'promotion.timeline.paused',
      'promotion.period.always',
    ]);
    const over = { effectiveStatus: 'ENDED', endedAt: '2026-11-20T17:28:00.000Z' } as const;
    expect(saidOf({ ...over, endReason: 'DATE' })).toEqual(['promotion.timeline.ended Fri 20/11']);
    expect(saidOf({ ...over, endReason: 'SOLD_OUT' })).toEqual([
      'promotion.state.SOLD_OUT Fri 20/11',
    ]);
    const replacedBy = { id: 'another', name: { en: 'The copy', mk: null } };
    expect(saidOf({ ...over, endReason: 'STOPPED', replacedBy })).toEqual([
      'promotion.state.REPLACED Fri 20/11',
    ]);
  });
});
