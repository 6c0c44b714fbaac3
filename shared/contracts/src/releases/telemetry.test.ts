import { describe, expect, it } from 'vitest';
import { maxTelemetryEvents, telemetryBatchSchema, type TelemetryEvent } from './telemetry.ts';

const about = {
  remote: 'catalog',
  version: '0.1.0-3fa9c1d2e4b5',
  reason: 'canary',
  group: 'canary',
  rollout: '0198c0de-0000-7000-8000-000000000001',
  override: false,
} as const;

const events: TelemetryEvent[] = [
  { ...about, type: 'load', outcome: 'ok', milliseconds: 120.5 },
  { ...about, type: 'verify', outcome: 'tampered' },
  { ...about, type: 'mount', outcome: 'crashed', milliseconds: 4 },
  { ...about, type: 'error', count: 2 },
  { ...about, type: 'web-vital', metric: 'CLS', value: 0.02 },
  { ...about, type: 'long-task', count: 3, milliseconds: 420 },
];

const accepts = (batch: unknown) => telemetryBatchSchema.safeParse(batch).success;

describe('telemetryBatchSchema', () => {
  it.each(events)('takes a $type event', (event) => {
    expect(accepts({ sampleRate: 1, events: [event] })).toBe(true);
  });

  it('takes up to fifty events', () => {
    const batch = (length: number) => ({
      sampleRate: 0.1,
      events: Array.from({ length }, () => events[0]),
    });
    expect(
      [0, 1, maxTelemetryEvents, maxTelemetryEvents + 1].map((n) => accepts(batch(n))),
    ).toEqual([false, true, true, false]);
  });

  it.each(['agent', 'url', 'message', 'userAgent', 'subject'])('has no room for %s', (field) => {
    expect(accepts({ sampleRate: 1, events: [{ ...events[0], [field]: 'x' }] })).toBe(false);
  });

  it.each([0, -1, 1.1, '1'])('refuses a sample rate of %j', (sampleRate) => {
    expect(accepts({ sampleRate, events: [events[0]] })).toBe(false);
  });
});
