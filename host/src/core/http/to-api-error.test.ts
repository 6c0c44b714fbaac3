import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { describe, expect, it } from 'vitest';
import { toApiError } from './to-api-error.ts';

const config: InternalAxiosRequestConfig = { headers: new AxiosHeaders() };

const now = Date.parse('2026-11-21T10:00:00.000Z');

/** The HTTP library's error for a response with this status and body. */
function answered(status: number, data: unknown): AxiosError {
  const message = `Request failed with status code ${status}`;
  const response = { status, data, statusText: '', headers: {}, config };
  return new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
}

const problem: Problem = {
  type: 'urn:pazar:problem:forbidden',
  title: 'Forbidden',
  status: 403,
  code: 'forbidden',
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
};

describe('toApiError', () => {
  it('keeps the status and the explanation of an answer that has one', () => {
    const error = toApiError(answered(403, problem), now);
    expect(error).toMatchObject({ kind: 'status', status: 403, problem });
    expect(error.reference).toBe(problem.traceId);
  });

  it.each([
    ['a page', '<!doctype html><title>502 Bad Gateway</title>'],
    ['nothing', ''],
    ['no body', undefined],
    ['null', null],
    ['megabytes of text', 'x'.repeat(5_000_000)],
    ['something of another shape', { error: 'forbidden', code: 7 }],
    ['a problem with an unknown code', { ...problem, code: 'made-up' }],
    ['a list', [problem]],
  ])('keeps the status alone when the answer is %s', (_, body) => {
    const error = toApiError(answered(502, body), now);
    expect(error).toMatchObject({ kind: 'status', status: 502 });
    expect(error.problem).toBeUndefined();
    expect(error.message.length).toBeLessThan(200);
  });

  it('tells no answer, a late one and a given-up call apart', () => {
    const of = (code: string) => toApiError(new AxiosError('failed', code, config), now);
    expect(of(AxiosError.ERR_NETWORK)).toMatchObject({ kind: 'network', status: 0 });
    expect(of(AxiosError.ETIMEDOUT).kind).toBe('timeout');
    expect(of(AxiosError.ECONNABORTED).kind).toBe('abort');
    expect(toApiError(new CanceledError('given up'), now).kind).toBe('abort');
  });

  it('takes anything else for a call that did not get through', () => {
    for (const thrown of [
      new TypeError('boom'),
      'text',
      undefined,
      null,
      { response: { status: 500 } },
    ]) {
      expect(toApiError(thrown, now)).toMatchObject({
        name: 'ApiError',
        kind: 'network',
        status: 0,
      });
    }
  });

  it('leaves an error alone that sections know already', () => {
    const known = new ApiError('Known', { kind: 'answer' });
    expect(toApiError(known, now)).toBe(known);
  });
});
