import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from './use-today.ts';

beforeEach(() => {
  // Half a minute before midnight in Skopje.
  vi.useFakeTimers({ now: new Date('2026-11-21T22:59:30.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Today', () => {
  it('moves on at midnight in a page that was left open', () => {
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-21');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe('2026-11-22');
  });

  it('is looked up when a device wakes from its sleep', () => {
    const { result } = renderHook(useToday);
    vi.setSystemTime(new Date('2026-11-22T05:00:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe('2026-11-22');
  });
});
