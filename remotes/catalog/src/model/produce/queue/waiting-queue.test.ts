import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aWaitingEntry } from '../../../../test/waiting-entries.ts';
import { unsure } from './entry-failure.ts';
import {
  isSendable,
  readKeptEntries,
  type WaitingEntry,
  type WaitingQueue,
} from './waiting-entry.ts';
import {
  dequeue,
  enqueue,
  isUnsure,
  markFailed,
  markSent,
  fix,
  nextToSend,
} from './waiting-queue.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const anEntry = (number: number, over: Parameters<typeof aWaitingEntry>[0] = {}) =>
  aWaitingEntry({ key: uuid(number), ...over });

/** Sends all there is, refusing what `refuses` says, and answers the keys in the order of sending. */
function drain(queue: WaitingQueue, refuses: (entry: WaitingEntry) => boolean): string[] {
  const sent: string[] = [];
  let left = queue;
  for (let entry = nextToSend(left); entry !== undefined; entry = nextToSend(left)) {
    const { key } = entry;
    sent.push(key);
    left = refuses(entry) ? markFailed(left, key, unsure) : dequeue(left, key);
  }
  return sent;
}

describe('Entries that wait', () => {
  it('go in the order in which they were made, each once, whatever is refused', () => {
    const entries = fc.uniqueArray(fc.integer({ min: 2, max: 40 }), { maxLength: 20 });
    fc.assert(
      fc.property(
        entries,
        fc.integer({ min: 1, max: 4 }),
        fc.func(fc.boolean()),
        (numbers, lots, refused) => {
          const queue = numbers.reduce<WaitingQueue>(
            (all, number) => enqueue(all, anEntry(number, { lotId: uuid(number % lots) })),
            [],
          );
          const refuses = ({ key }: WaitingEntry) => refused(key);
          const sent = drain(queue, refuses);
          const expected = queue.filter(
            (entry, index) =>
              !queue
                .slice(0, index)
                .some((before) => before.lot.id === entry.lot.id && refuses(before)),
          );
          expect(sent).toEqual(expected.map(({ key }) => key));
        },
      ),
    );
  });

  it('are held back by one of the same lot that failed, until it is fixed', () => {
    const failed = markFailed([anEntry(2), anEntry(3)], uuid(2), unsure);
    expect(nextToSend(failed)).toBeUndefined();
    expect(nextToSend(fix(failed, uuid(2), anEntry(9)))?.key).toBe(uuid(9));
    expect(nextToSend(dequeue(failed, uuid(2)))?.key).toBe(uuid(3));
  });

  it('stand once, however often they are entered', () => {
    expect(enqueue(enqueue([], anEntry(2)), anEntry(2))).toHaveLength(1);
  });

  it('keep the time of the first try', () => {
    const first = new Date('2026-11-21T09:00:00.000Z');
    const once = markSent([anEntry(2)], uuid(2), first);
    const twice = markSent(once, uuid(2), new Date('2026-11-21T10:00:00.000Z'));
    expect(twice[0]?.sentAt).toBe(first.toISOString());
  });

  it('are unsure when they were sent so long ago that the server forgot them', () => {
    const entry = anEntry(2, { sentAt: '2026-11-21T08:00:00.000Z' });
    expect(isUnsure(entry, new Date('2026-11-22T06:59:00.000Z'))).toBe(false);
    expect(isUnsure(entry, new Date('2026-11-22T07:01:00.000Z'))).toBe(true);
    expect(isUnsure(anEntry(2), new Date('2027-01-01T00:00:00.000Z'))).toBe(false);
  });

  it('are read back as they were kept, and what is something else as text', () => {
    expect(readKeptEntries([anEntry(2), { key: 'other' }, null])).toEqual({
      entries: [anEntry(2)],
      unreadable: ['{"key":"other"}', 'null'],
    });
    expect(readKeptEntries(undefined)).toEqual({ entries: [], unreadable: [] });
  });

  it("are read with values beyond the API's limits, to be corrected", () => {
    const tooMuch = aWaitingEntry({ quantity: '99999999.000' });
    expect(readKeptEntries([tooMuch]).entries).toEqual([tooMuch]);
    expect([tooMuch, anEntry(2)].map(isSendable)).toEqual([false, true]);
  });
});
