import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { frameworkProblem, sendProblem } from './problems.ts';

const forbidden = {
  type: 'about:blank',
  title: 'Refused',
  status: 403,
  code: 'forbidden',
  traceId: 'req-1',
} as const;

/** What a server answers and logs when its one route sends a problem. */
async function answer(problem: Parameters<typeof sendProblem>[2]) {
  const logged: string[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.get('/', (request, reply) => sendProblem(request, reply, problem));
  return { response: await app.inject('/'), logged };
}

describe('A problem that a service sends', () => {
  it('has its status, the media type of problems and every member', async () => {
    const problem = { ...forbidden, errors: [] };
    const { response } = await answer({ problem });
    expect(response.statusCode).toBe(403);
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json\b/);
    expect(response.json()).toEqual(problem);
  });

  it('says how to authenticate when it is a 401, and only then', async () => {
    const signedOut = { ...forbidden, status: 401 };
    expect((await answer({ problem: signedOut })).response.headers['www-authenticate']).toBe(
      'Bearer',
    );
    expect((await answer({ problem: forbidden })).response.headers).not.toHaveProperty(
      'www-authenticate',
    );
  });

  it.each([
    ['is logged for a mistake of the service', 500, 1],
    ['is not logged for a mistake of the caller', 403, 0],
  ])('%s', async (_case, status, lines) => {
    const cause = new Error('The cause of it');
    const { response, logged } = await answer({ problem: { ...forbidden, status }, cause });
    expect(logged.filter((line) => line.includes('The cause of it'))).toHaveLength(lines);
    expect(response.payload).not.toContain('The cause of it');
  });

  it('is not logged when nothing caused it', async () => {
    expect((await answer({ problem: { ...forbidden, status: 503 } })).logged).toEqual([]);
  });
});

describe('An error of Fastify', () => {
  it.each([
    [413, { status: 413, code: 'too-large' }],
    [415, { status: 415, code: 'unsupported-media' }],
    [400, { status: 400, code: 'malformed' }],
    [404, { status: 404, code: 'malformed' }],
    [503, { status: 503, code: 'maintenance' }],
    [502, { status: 500, code: 'internal' }],
    [undefined, { status: 500, code: 'internal' }],
  ])('with status %s is the problem %o', (statusCode, problem) => {
    expect(frameworkProblem(Object.assign(new Error('no'), { statusCode }))).toEqual(problem);
  });

  it('that has no status at all is an internal one', () => {
    expect(frameworkProblem(new Error('no'))).toEqual({ status: 500, code: 'internal' });
  });
});
