import { expect, vi } from 'vitest';

/** Keeps what a test expects to be reported off the console. Call it before the report. */
export function silence(method: 'error' | 'warn'): void {
  vi.spyOn(console, method).mockReturnValue();
}

/** Expects one report whose texts contain `text`; any other would fail the test. */
export function expectReport(method: 'error' | 'warn', text: string): void {
  const spy = vi.mocked(console[method]);
  expect(spy.mock.calls.map((call) => call.map(String).join(' '))).toEqual([
    expect.stringContaining(text),
  ]);
  spy.mockClear();
}
