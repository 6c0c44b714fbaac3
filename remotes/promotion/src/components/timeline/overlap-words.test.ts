import { promotionOverlapsSchema } from '@pazar/contracts/promotion-overlaps';
import { anId } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { changeableOf, pricesPhrase } from './overlap-words.ts';

const [running, ahead] = [anId(), anId()];

/** One that customers have seen and one that they have not, both of one price unless it is said otherwise. */
function meet({ priority = 0, otherMinor = 45_000, isPriorityOpen = true } = {}) {
  const { items } = promotionOverlapsSchema.parse({
    items: [
      {
        one: { id: running, name: { mk: null, en: 'Running' }, priority: 0 },
        other: { id: ahead, name: { mk: null, en: 'Ahead' }, priority, isPriorityOpen },
        from: '2026-11-27T08:00:00.000Z',
        to: null,
        packs: 1,
        wonByOne: 1,
        wonByOther: 0,
        prices: { oneMinor: 45_000, otherMinor, currency: 'MKD' },
      },
    ],
  });
  const [overlap] = items;
  if (overlap === undefined) throw new Error('The schema lost the overlap.');
  return overlap;
}

describe('Two promotions that meet', () => {
  it.each([
    ['the higher priority', { priority: 5 }, 'promotion.overlap.equal'],
    ['the older one', {}, 'promotion.overlap.older'],
    ['the lower price', { otherMinor: 40_000 }, 'promotion.overlap.prices'],
  ])('say that %s decides', (_what, over, key) => {
    expect(pricesPhrase(meet(over), 'en')).toMatchObject([{ key }]);
  });

  it('offer to change the priority of the one that customers have not seen, at equal prices', () => {
    expect(changeableOf(meet())).toBe(ahead);
    expect(changeableOf(meet({ isPriorityOpen: false }))).toBeNull();
    expect(changeableOf(meet({ otherMinor: 40_000 }))).toBeNull();
  });
});
