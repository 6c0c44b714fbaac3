import { problemSchema } from '@pazar/contracts/problem';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError, RequestRefused } from './problem.ts';

/** The problem that an error becomes, and the lines of the log that report it as an error. */
async function answerTo(thrown: Error) {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.setErrorHandler(answerError);
  app.get('/', () => Promise.reject(thrown));
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
    { status: 413, code: 'too-large', title: 'Too large', detail: 'Why' },
    { status: 415, code: 'unsupported-media', title: 'Unsupported media type', detail: 'Why' },
    { status: 400, code: 'malformed', title: 'Malformed request', detail: 'Why' },
    { status: 503, code: 'maintenance', title: 'Unavailable', detail: 'See the log.' },
    { status: 500, code: 'internal', title: 'Internal error', detail: 'See the log.' },
  ])('with status $status is $code, "$title"', async (expected) => {
    const { problem, logged } = await answerTo(ofFastify(expected.status));
    expect(problem).toMatchObject(expected);
    expect(logged).toHaveLength(expected.status < 500 ? 0 : 1);
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
