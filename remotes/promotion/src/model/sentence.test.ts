import { promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './sentence.ts';

const sketch = promotionSketchSchema.parse({
  rule: { type: 'PERCENT_OFF', percent: 10 },
  target: { type: 'ALL' },
  conditions: { minQuantity: '2.500', minAmountMinor: null },
});
const saidOf = (over: object) => {
  const promotion = { ...sketch, ...over };
  return sentenceOf(promotion, { locale: 'en', targets: [], locations: [], units: [] });
};
const leastIn = (units: Parameters<typeof sentenceOf>[1]['units']) =>
  sentenceOf(sketch, { locale: 'en', targets: [], locations: [], units })
    .find(({ key }) => key === 'promotion.sentence.minQuantity')
    ?.values.amount?.replaceAll('\u00A0', ' ');

describe('The sentence about a promotion', () => {
  it('says a least quantity in the unit of the products', () => {
    expect(leastIn(['KG'])).toBe('2.5 kg');
  });

  it('names the units of products that are counted in different ones', () => {
    expect(leastIn(['KG', 'L'])).toBe('2.5 (kg and l)');
    expect(leastIn([])).toBe('2.5');
  });

  it('says when and why it ended in place of the end that was planned', () => {
    const planned = { endsAt: '2026-12-16T23:00:00.000Z' };
    const until = { key: 'promotion.sentence.untilDay', values: { start: '16/12/2026' } };
    expect(saidOf(planned)).toContainEqual(until);
    const end = {
      endedAt: '2026-11-27T11:00:00.000Z',
      endReason: 'STOPPED',
      replacedBy: null,
    } as const;
    const ended = sentenceOf(
      { ...sketch, ...planned },
      { locale: 'en', targets: [], locations: [], units: [], end },
    );
    expect(ended).not.toContainEqual(until);
    expect(ended).toContainEqual({
      key: 'promotion.sentence.ended.STOPPED',
      values: { start: '27/11/2026', end: '12:00' },
    });
    const replacedBy = { id: 'another', name: { en: 'The copy', mk: null } };
    const replaced = sentenceOf(
      { ...sketch, ...planned },
      { locale: 'en', targets: [], locations: [], units: [], end: { ...end, replacedBy } },
    );
    expect(replaced).toContainEqual({
      key: 'promotion.sentence.ended.REPLACED',
      values: { start: '27/11/2026', end: '12:00' },
    });
  });

  it('counts one use in the singular', () => {
    const uses = { key: 'promotion.sentence.uses', values: { count: 1, amount: '1' } };
    expect(saidOf({ usageLimit: 1 })).toContainEqual(uses);
  });
});
