import type { Activity } from '@pazar/contracts/activity';
import { describe, expect, it } from 'vitest';
import { groupActivity } from './group-activity.ts';

const booked = (minute: string, over: Partial<Activity> = {}): Activity => ({
  id: `0199f0a0-0000-7000-8000-0000000000${minute}`,
  at: `2026-11-20T10:${minute}:00.000Z`,
  action: 'stock.book',
  entity: 'product',
  entityId: 'a',
  label: 'Ајвар',
  name: { mk: 'Ајвар', en: 'Ajvar' },
  actor: 'Ana',
  actorRole: 'agent',
  reason: null,
  before: null,
  after: null,
  ...over,
});

describe('The activity in groups', () => {
  it('counts what was done again to the same thing within an hour', () => {
    const events = [booked('50'), booked('40'), booked('30', { entityId: 'b' }), booked('20')];
    expect(
      groupActivity(events).map(({ event, count }) => [event.at.slice(14, 16), count]),
    ).toEqual([
      ['50', 2],
      ['30', 1],
      ['20', 1],
    ]);
  });

  it('joins bookings of the same quantity only', () => {
    const sold = (minute: string, quantity: string) =>
      booked(minute, { after: { bookingId: minute, type: 'SALE', quantity, unit: 'KG' } });
    const events = [sold('50', '-2.000'), sold('40', '-2.000'), sold('30', '-5.000')];
    expect(groupActivity(events).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('does not join what lies more than an hour apart', () => {
    const earlier = booked('10', { at: '2026-11-20T08:00:00.000Z' });
    expect(groupActivity([booked('50'), earlier])).toHaveLength(2);
  });

  it('leaves out how Pazar was arranged', () => {
    const view = booked('50', { action: 'view.create', entity: 'view' });
    expect(groupActivity([view, booked('40')])).toHaveLength(1);
  });
});
