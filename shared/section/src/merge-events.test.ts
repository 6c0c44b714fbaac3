import { describe, expect, it } from 'vitest';
import { mergeEvents } from './merge-events.ts';

const event = (
  minute: number,
  [before, after]: readonly [object, object] = [{}, {}],
  over = {},
) => ({
  at: `2026-11-27T10:${String(minute).padStart(2, '0')}:00.000Z`,
  action: 'preferences.update',
  entityId: 'a',
  actor: 'Благој',
  actorRole: 'agent' as const,
  reason: null,
  before: { ...before },
  after: { ...after },
  ...over,
});

describe('Repeated events', () => {
  it('are one, from before the first of them to after the last', () => {
    const events = [
      event(9, [{ x: 2 }, { x: 3 }]),
      event(8, [
        { x: 1, y: 1 },
        { x: 2, y: 5 },
      ]),
    ];
    expect(mergeEvents(events)).toMatchObject([
      { at: events[0]?.at, count: 2, before: { x: 1, y: 1 }, after: { x: 3, y: 5 } },
    ]);
  });

  it.each([
    ['another person', { actor: 'Марија' }],
    ['another thing', { entityId: 'b' }],
    ['another reason', { reason: 'Пријава' }],
    ['another hour', { at: '2026-11-27T08:59:00.000Z' }],
  ])('stay apart for %s', (_what, over) => {
    expect(mergeEvents([event(9), event(8, undefined, over)])).toHaveLength(2);
  });

  it('stay apart as bookings of stock', () => {
    const sale = { action: 'stock.book' };
    expect(mergeEvents([event(9, undefined, sale), event(8, undefined, sale)])).toHaveLength(2);
  });
});
