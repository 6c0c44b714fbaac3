import type { Problem } from '@pazar/contracts/problem';
import { ApiError } from '@pazar/shell/api-error';
import { AxiosError, AxiosHeaders, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRetryAfter, toApiError } from './to-api-error.ts';

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

  it('distinguishes no answer, a late one and a cancelled call', () => {
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

describe('readRetryAfter', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    [' 5 ', 5],
    ['Sat, 21 Nov 2026 10:01:00 GMT', 60],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('reads %j as %i seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  it.each(['', '-1', '1.5', '1e3', 'soon', '99999999999', 'Sat, 99 Nov 2026', null, undefined, 5])(
    'reads nothing out of %j',
    (header) => {
      expect(readRetryAfter(header, now)).toBeUndefined();
    },
  );

  it('answers seconds from now, or nothing, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = readRetryAfter(header, now);
        expect(seconds === undefined || seconds >= 0).toBe(true);
      }),
    );
  });
});
