import { expect, it } from 'vitest';
import { KeptReports, type Report } from './kept-reports.ts';

const minuteMs = 60_000;

function open() {
  const lost: string[] = [];
  const clock = { now: 0 };
  const kept = new KeptReports({
    onLost: (why, count) => lost.push(`${count} ${why}`),
    now: () => clock.now,
    limits: { keptMs: 10 * minuteMs, bytes: 30, perNetwork: 3 },
  });
  const keep = (text: string, network = 'a') =>
    kept.keep({
      path: '/v1/telemetry',
      contentType: 'application/json',
      body: Buffer.from(text),
      load: 'load',
      address: network,
      network,
    });
  const delivered: string[] = [];
  const deliver = (outcome: 'sent' | 'refused' | 'later') =>
    kept.sendAll(({ body }: Report) => {
      delivered.push(body.toString());
      return Promise.resolve(outcome);
    });
  return { kept, keep, deliver, delivered, lost, clock };
}

it('Reports are delivered in their order, and stay while the registry accepts none', async () => {
  const { kept, keep, deliver, delivered } = open();
  keep('one');
  keep('two');
  expect(await deliver('later')).toBe(0);
  expect(kept.size).toBe(2);
  expect(await deliver('sent')).toBe(2);
  expect(delivered).toEqual(['one', 'one', 'two']);
  expect(kept.size).toBe(0);
});

it('The oldest give way when there are too many bytes, and those of one network cannot push out all others', async () => {
  const { keep, deliver, delivered, lost } = open();
  keep('first-of-b', 'b');
  for (const text of ['1', '2', '3', '4']) keep(text);
  expect(lost).toEqual(['1 too-many']);
  keep('last-of-b-and-long', 'b');
  expect(lost).toEqual(['1 too-many', '1 too-many']);
  await deliver('sent');
  expect(delivered).toEqual(['1', '2', '3', 'last-of-b-and-long']);
});

it('What is too old, refused or left at the end is counted as lost', async () => {
  const { kept, keep, deliver, lost, clock } = open();
  keep('old');
  clock.now = 11 * minuteMs;
  keep('refused');
  await deliver('refused');
  keep('left');
  kept.abandon();
  expect(lost).toEqual(['1 too-old', '1 refused', '1 stopped']);
});
