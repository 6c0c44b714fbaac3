import { problemSchema } from '@pazar/contracts/problem';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handleErrors } from './handle-error.ts';
import { sendProblem } from './problem.ts';

describe('An error in the edge', () => {
  it.each([
    { status: 413, code: 'too-large', title: 'Too large', detail: 'Why' },
    { status: 415, code: 'unsupported-media', title: 'Unsupported media type', detail: 'Why' },
    { status: 503, code: 'maintenance', title: 'Unavailable', detail: 'See the log.' },
    { status: 500, code: 'internal', title: 'Internal error', detail: 'See the log.' },
  ])('with status $status is $code, "$title"', async (expected) => {
    const logged: string[] = [];
    const server = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    });
    server.setErrorHandler(handleErrors(sendProblem));
    const thrown = Object.assign(new Error('Why'), { statusCode: expected.status });
    server.get('/', () => Promise.reject(thrown));
    const answer = await server.inject('/');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(problemSchema.parse(answer.json())).toMatchObject(expected);
    expect(logged).toHaveLength(expected.status < 500 ? 0 : 1);
  });
});
