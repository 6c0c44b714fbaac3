import { expect, vi } from 'vitest';

/** Keeps an error that a test expects off the console. Call it before the error. */
export function silenceErrors(): void {
  vi.spyOn(console, 'error').mockReturnValue();
}

/** Expects errors on the console that contain `text`, and no others: any other fails the test. */
export function expectComplaint(text: string): void {
  const spy = vi.mocked(console.error);
  const lines = spy.mock.calls.map((call) => call.map(String).join(' '));
  expect(lines).not.toEqual([]);
  expect(lines.filter((line) => !line.includes(text))).toEqual([]);
  spy.mockClear();
}
