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

  it('ends at the deadline when the work does not, and aborts the work', async () => {
    let isAborted = false;
    const result = withDeadline(100, (signal) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
      });
      return new Promise(() => undefined);
    });
    pass();
    await expect(result).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(isAborted).toBe(true);
  });

  it('is not changed by a deadline that passes later', async () => {
    const result = withDeadline(100, () => Promise.resolve('done'));
    await result;
    pass();
    await expect(result).resolves.toBe('done');
  });
});
