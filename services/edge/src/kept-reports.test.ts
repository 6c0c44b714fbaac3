import { expect, it } from 'vitest';
import { KeptReports, type Outcome, type Report } from './kept-reports.ts';

const minuteMs = 60_000;
const kib = 1024;

function open() {
  const lost: string[] = [];
  const clock = { now: 0 };
  const kept = new KeptReports({
    onLost: (why, count) => lost.push(`${count} ${why}`),
    now: () => clock.now,
    limits: {
      keptMs: 10 * minuteMs,
      bytes: 6.5 * kib,
      networkBytes: 4 * kib,
      batches: { '/v1/telemetry': 3, '/v1/reports': 1 },
    },
  });
  const keep = (text: string, network = 'a', path = '/v1/telemetry') =>
    kept.keep({
      path,
      contentType: 'application/json',
      body: Buffer.from(text),
      load: 'load',
      address: network,
      network,
      requestId: text,
    });
  const delivered: string[] = [];
  const deliver = (outcome: Outcome | ((report: Report) => Outcome)) =>
    kept.sendAll((report) => {
      delivered.push(report.requestId);
      return Promise.resolve(typeof outcome === 'string' ? outcome : outcome(report));
    });
  return { kept, keep, deliver, delivered, lost, clock };
}

it('Reports are delivered in their order, and stay while the registry accepts none', async () => {
  const { kept, keep, deliver, delivered } = open();
  keep('one');
  keep('two');
  expect(await deliver('away')).toBe(0);
  expect(kept.size).toBe(2);
  expect(await deliver('sent')).toBe(2);
  expect(delivered).toEqual(['one', 'one', 'two']);
  expect(kept.size).toBe(0);
});

it('The oldest give way when there are too many bytes, and those of one network cannot push out all others', async () => {
  const { keep, deliver, delivered, lost } = open();
  const large = (letter: string) => letter.repeat(2.5 * kib);
  keep('first-of-b', 'b');
  for (const letter of ['1', '2', '3']) keep(large(letter));
  expect(lost).toEqual(['1 too-many', '1 too-many']);
  keep(large('4'), 'c');
  expect(lost).toHaveLength(3);
  await deliver('sent');
  expect(delivered).toEqual([large('1'), large('4')]);
  for (const letter of ['5', '6']) keep(large(letter));
  expect(lost).toHaveLength(4);
});

it('A network keeps as many batches as the registry accepts from it in a minute, by path', async () => {
  const { kept, keep, lost } = open();
  for (const text of ['1', '2', '3', '4']) keep(text);
  for (const text of ['5', '6']) keep(text, 'a', '/v1/reports');
  keep('7', 'b');
  expect(lost).toEqual(['1 too-many', '1 too-many']);
  expect(kept.size).toBe(5);
});

it('A network that has sent enough for now delays neither others nor its other reports', async () => {
  const { kept, keep, deliver, delivered } = open();
  for (const text of ['1', '2']) keep(text);
  keep('3', 'a', '/v1/reports');
  keep('4', 'b');
  const limitsFirst = ({ network, path }: Report) =>
    network === 'a' && path === '/v1/telemetry' ? 'limited' : 'sent';
  expect(await deliver(limitsFirst)).toBe(2);
  expect(delivered).toEqual(['1', '3', '4']);
  expect(await deliver('sent')).toBe(2);
  expect(kept.size).toBe(0);
});

it('A report with which the registry fails is tried again, and given up after five times', async () => {
  const { keep, deliver, delivered, lost } = open();
  keep('1');
  keep('2');
  const fails = ({ requestId }: Report) => (requestId === '1' ? 'failed' : 'sent');
  for (let run = 0; run < 4; run += 1) expect(await deliver(fails)).toBe(0);
  expect(lost).toEqual([]);
  expect(await deliver(fails)).toBe(1);
  expect(delivered).toEqual(['1', '1', '1', '1', '1', '2']);
  expect(lost).toEqual(['1 given-up']);
});

it('What is too old, refused or left at the end is counted as lost', async () => {
  const { kept, keep, deliver, lost, clock } = open();
  keep('old');
  clock.now = 11 * minuteMs;
  keep('refused');
  await deliver('refused');
  keep('left');
  kept.abandon();
  expect(lost).toEqual(['1 too-old', '1 given-up', '1 stopped']);
});
