import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useWhenBack } from './use-when-back.ts';

let isAnswering: boolean;
let asked: number;
const onBack = vi.fn<() => void>();

beforeEach(() => {
  isAnswering = false;
  asked = 0;
  onBack.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return isAnswering ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no'));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const watch = (isAway: boolean) =>
  renderHook((away: boolean) => useWhenBack(away, onBack), { initialProps: isAway });

describe('useWhenBack', () => {
  it('polls the server, and reports once when it answers', async () => {
    watch(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toBe(2);
    expect(onBack).not.toHaveBeenCalled();
    isAnswering = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('asks at once when the browser is online again', async () => {
    watch(true);
    isAnswering = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('asks nothing where nothing is away, and stops with the panel', async () => {
    const { rerender, unmount } = watch(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toBe(0);
    rerender(true);
    unmount();
    isAnswering = true;
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toBe(0);
    expect(onBack).not.toHaveBeenCalled();
  });
});
