import { problemSchema } from '@pazar/contracts/problem';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError, RequestRefused } from './problem.ts';

/** The problem that an error becomes, and the lines of the log that report it as an error. */
async function answerTo(error: Error) {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(error));
  return { problem: problemSchema.parse((await app.inject('/')).json()), logged };
}
const full = (code: string) => Object.assign(new Error('write failed'), { code });
const ofFastify = (statusCode: number) => Object.assign(new Error('Why'), { statusCode });

describe('A disk without space', () => {
  it.each([
    ['of the file system', full('ENOSPC')],
    ['of PostgreSQL', full('53100')],
    ['below another error', new Error('Nothing was published', { cause: full('ENOSPC') })],
  ])('is named in the answer: %s', async (_where, error) => {
    const { problem, logged } = await answerTo(error);
    expect(problem.status).toBe(507);
    expect(problem.detail).toContain('pazar gc');
    expect(logged).toHaveLength(1);
  });
});

describe('An error of Fastify', () => {
  it.each([
    [413, 'too-large', 'Too large', 'Why', 0],
    [415, 'unsupported-media', 'Unsupported media type', 'Why', 0],
    [400, 'malformed', 'Malformed request', 'Why', 0],
    [503, 'maintenance', 'Unavailable', 'See the log.', 1],
    [500, 'internal', 'Internal error', 'See the log.', 1],
  ])('with status %s is %s, "%s"', async (status, code, title, detail, lines) => {
    const { problem, logged } = await answerTo(ofFastify(status));
    expect(problem).toMatchObject({ status, code, title, detail });
    expect(logged).toHaveLength(lines);
  });
});

describe('A refused request', () => {
  it.each([
    [403, 'forbidden'],
    // While the api is away, as the answer to each request of a browser.
    [503, 'busy'],
  ] as const)('with status %s says why, and is not logged as an error', async (status, code) => {
    const { problem, logged } = await answerTo(new RequestRefused(status, code, 'Why'));
    expect(problem).toMatchObject({ status, code, title: 'Refused', detail: 'Why' });
    expect(logged).toEqual([]);
  });
});
