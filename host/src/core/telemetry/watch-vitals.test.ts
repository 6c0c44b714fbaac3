import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { aBuild } from '../../../test/discovery.ts';
import type { Build } from '../builds/build.ts';
import { watchVitals } from './watch-vitals.ts';

const catalog = aBuild('catalog');
const account = aBuild('account');

/** The browser's measurements: the observer of a type receives its entries. */
let observers: Map<string, (list: { getEntries: () => readonly object[] }) => void>;
let current: Build | undefined;
let noted: [string, unknown][];
let visibility: MockInstance<() => DocumentVisibilityState>;

function measure(type: string, ...entries: object[]): void {
  observers.get(type)?.({ getEntries: () => entries });
}

function show(state: 'visible' | 'hidden'): void {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  observers = new Map();
  current = catalog;
  noted = [];
  visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = [
        'largest-contentful-paint',
        'event',
        'layout-shift',
        'longtask',
      ];
      readonly take: (list: { getEntries: () => readonly object[] }) => void;
      constructor(take: (list: { getEntries: () => readonly object[] }) => void) {
        this.take = take;
      }
      observe({ type }: { type: string }): void {
        observers.set(type, this.take);
      }
    },
  );
});

afterEach(() => {
  visibility.mockRestore();
});

const start = () =>
  watchVitals({
    observations: { note: ({ name }, observation) => void noted.push([name, observation]) },
    current: () => current,
  });

describe('watchVitals', () => {
  it('notes what was measured when the page is hidden, for the section that was on it', () => {
    start();
    measure('largest-contentful-paint', { startTime: 800 }, { startTime: 1200.4 });
    measure('event', { interactionId: 0, duration: 900 }, { interactionId: 1, duration: 120 });
    current = account;
    measure('layout-shift', { startTime: 2000, value: 0.25, hadRecentInput: false });
    measure('longtask', { duration: 70.2 }, { duration: 80 });
    expect(noted).toEqual([]);
    show('hidden');
    expect(noted).toEqual([
      ['catalog', { type: 'web-vital', metric: 'LCP', value: 1200 }],
      ['catalog', { type: 'web-vital', metric: 'INP', value: 120 }],
      ['account', { type: 'web-vital', metric: 'CLS', value: 0.25 }],
      ['account', { type: 'long-task', count: 2, milliseconds: 150 }],
    ]);
  });

  it('notes the paint once, and the rest anew each time the page is hidden', () => {
    start();
    measure('largest-contentful-paint', { startTime: 800 });
    show('hidden');
    noted = [];
    show('visible');
    measure('largest-contentful-paint', { startTime: 9000 });
    measure('event', { interactionId: 2, duration: 64 });
    show('hidden');
    expect(noted).toEqual([['catalog', { type: 'web-vital', metric: 'INP', value: 64 }]]);
  });

  it('notes no paint of a page that was opened in the background', () => {
    visibility.mockReturnValue('hidden');
    start();
    measure('largest-contentful-paint', { startTime: 60_000 });
    show('hidden');
    expect(noted).toEqual([]);
  });

  it("notes nothing of the shell's own pages", () => {
    current = undefined;
    start();
    measure('largest-contentful-paint', { startTime: 800 });
    measure('layout-shift', { startTime: 2000, value: 0.25, hadRecentInput: false });
    show('hidden');
    expect(noted).toEqual([]);
  });
});
