import type { Problem } from '@pazar/contracts/problem';
import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';

const problem: Problem = {
  type: 'urn:pazar:problem:internal',
  title: 'Internal',
  status: 500,
  code: 'internal',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

describe('ApiError', () => {
  it('is an error that says how the call failed, and keeps what caused it', () => {
    const cause = new TypeError('no route to host');
    const error = new ApiError('Network Error', { kind: 'network', cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ApiError',
      message: 'Network Error',
      kind: 'network',
      status: 0,
      cause,
    });
  });

  it("quotes the server's trace id where it sent one", () => {
    const error = new ApiError('Failed', { kind: 'status', status: 500, problem });
    expect(error.status).toBe(500);
    expect(error.reference).toBe(problem.traceId);
    expect(new ApiError('Failed', { kind: 'timeout' }).reference).toBeUndefined();
  });
});
