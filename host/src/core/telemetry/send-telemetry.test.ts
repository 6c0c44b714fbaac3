import { maxTelemetryEvents, telemetryBatchSchema } from '@pazar/contracts/releases/telemetry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import type { Build } from '../builds/build.ts';
import { createObservations, type Observations } from '../builds/observations.ts';
import { sendTelemetry } from './send-telemetry.ts';

const catalog = aBuild('catalog');
const canary: Build = { ...catalog, reason: 'canary', group: 'canary', rollout: 'r1' };
const load = { type: 'load', outcome: 'ok', milliseconds: 12 } as const;

let observations: Observations;
let sent: Blob[];
let addresses: string[];

beforeEach(() => {
  observations = createObservations();
  sent = [];
  addresses = [];
  vi.stubGlobal('navigator', {
    sendBeacon: (to: string, body: Blob) => addresses.push(to) > 0 && sent.push(body) > 0,
  });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const proved = { proof: 'p1' as string | null };

function start({ sampleRate = 1, draw = 0, isOverridden = false } = {}) {
  return sendTelemetry({
    address: 'https://shell.example/releases/telemetry',
    sampleRate,
    observations,
    isOverridden,
    storage: localStorage,
    loadProof: () => proved.proof,
    draw: () => draw,
  });
}

/** Every event of every batch, as the server receives it. */
async function events() {
  const texts = await Promise.all(sent.map((body) => body.text()));
  return texts.flatMap((text) => telemetryBatchSchema.parse(JSON.parse(text)).events);
}

describe('sendTelemetry', () => {
  it('sends the newest proof that the page was loaded, and nothing without one', () => {
    const send = start();
    observations.note(catalog, load);
    send();
    proved.proof = null;
    observations.note(catalog, load);
    send();
    proved.proof = 'p2';
    observations.note(catalog, load);
    send();
    const address = 'https://shell.example/releases/telemetry';
    expect(addresses).toEqual([`${address}?load=p1`, `${address}?load=p2`]);
  });

  it('sends what happened before it came and since, some seconds later, in one batch', async () => {
    observations.note(catalog, load);
    start();
    observations.note(catalog, { type: 'mount', outcome: 'ok', milliseconds: 3 });
    expect(sent).toHaveLength(0);
    vi.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
    expect(await events()).toEqual([
      {
        remote: 'catalog',
        version: '0.1.0-abc',
        reason: 'default',
        group: 'other',
        override: false,
        ...load,
      },
      expect.objectContaining({ type: 'mount', outcome: 'ok', milliseconds: 3 }),
    ]);
  });

  it('sends at once when the page goes', () => {
    start();
    observations.note(catalog, load);
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  it('never sends more at once than the server takes', () => {
    const send = start();
    for (let event = 0; event < maxTelemetryEvents + 1; event += 1) observations.note(canary, load);
    send();
    expect(sent).toHaveLength(2);
  });

  it('reports a rollout always, and the rest from a sample of pages', async () => {
    const send = start({ sampleRate: 0.1, draw: 0.5 });
    observations.note(catalog, load);
    observations.note(canary, load);
    send();
    expect((await events()).map(({ group }) => group)).toEqual(['canary']);
  });

  it('marks what this browser has reported of a rollout before', async () => {
    const send = start();
    observations.note(canary, load);
    observations.note(canary, load);
    observations.note({ ...canary, rollout: 'r2' }, load);
    send();
    expect((await events()).map(({ repeat }) => repeat)).toEqual([false, true, false]);
  });

  it('counts a browser that a later step moves into the canary as new there', async () => {
    const send = start();
    observations.note({ ...canary, group: 'other', reason: 'default' }, load);
    observations.note(canary, load);
    observations.note(canary, load);
    send();
    expect((await events()).map(({ group, repeat }) => [group, repeat])).toEqual([
      ['other', false],
      ['canary', false],
      ['canary', true],
    ]);
  });

  it('marks everything while a remote comes from elsewhere', async () => {
    const send = start({ isOverridden: true });
    observations.note({ ...catalog, integrity: null, reason: 'override' }, load);
    observations.note(catalog, load);
    send();
    expect((await events()).map(({ version, override }) => [version, override])).toEqual([
      ['override', true],
      ['0.1.0-abc', true],
    ]);
  });
});
