import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withDeadline } from './load-build.ts';

let pass: () => void;
let asked: number[];

beforeEach(() => {
  const controller = new AbortController();
  pass = () => controller.abort(new DOMException('late', 'TimeoutError'));
  asked = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    asked.push(milliseconds);
    return controller.signal;
  });
});

describe('withDeadline', () => {
  it('gives what the work gives, or throws what it throws', async () => {
    await expect(withDeadline(100, () => Promise.resolve('done'))).resolves.toBe('done');
    const fault = new Error('broken');
    await expect(withDeadline(100, () => Promise.reject(fault))).rejects.toBe(fault);
    expect(asked).toEqual([100, 100]);
  });

  it('ends at the deadline when the work does not, and tells the work so', async () => {
    let told = false;
    const result = withDeadline(100, (signal) => {
      signal.addEventListener('abort', () => {
        told = true;
      });
      return new Promise(() => undefined);
    });
    pass();
    await expect(result).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(told).toBe(true);
  });

  it('is not changed by a deadline that passes later', async () => {
    const result = withDeadline(100, () => Promise.resolve('done'));
    await result;
    pass();
    await expect(result).resolves.toBe('done');
  });
});
