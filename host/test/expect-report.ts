import { expect, vi } from 'vitest';

/** Keeps expected reports of a test off the console. Call it before the report. */
export function silence(method: 'error' | 'warn'): void {
  vi.spyOn(console, method).mockReturnValue();
}

/**
 * Expects a report in which each line contains `text`; any other would fail the test.
 *
 * @returns the lines
 */
export function expectReport(method: 'error' | 'warn', text: string): string[] {
  const spy = vi.mocked(console[method]);
  const lines = spy.mock.calls.map((call) => call.map(String).join(' '));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => !line.includes(text))).toEqual([]);
  spy.mockClear();
  return lines;
}
