import { problemSchema } from '@pazar/contracts/problem';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { handleErrors } from './handle-error.ts';
import { sendProblem } from './problem.ts';

describe('An error in the edge', () => {
  it.each([
    [413, 'too-large', 'Too large', 'Why', 0],
    [415, 'unsupported-media', 'Unsupported media type', 'Why', 0],
    [503, 'maintenance', 'Unavailable', 'See the log.', 1],
    [500, 'internal', 'Internal error', 'See the log.', 1],
  ])('with status %s is %s, "%s"', async (statusCode, code, title, detail, lines) => {
    const logged: string[] = [];
    const server = Fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    });
    server.setErrorHandler(handleErrors(sendProblem));
    server.get('/', () => Promise.reject(Object.assign(new Error('Why'), { statusCode })));
    const answer = await server.inject('/');
    expect(answer.headers['cache-control']).toBe('no-store');
    const problem = problemSchema.parse(answer.json());
    expect(problem).toMatchObject({ status: statusCode, code, title, detail });
    expect(logged).toHaveLength(lines);
  });
});
