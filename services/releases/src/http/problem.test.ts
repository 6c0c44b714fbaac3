import { problemSchema } from '@pazar/contracts/problem';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerError } from './problem.ts';

const full = (code: string) => Object.assign(new Error('write failed'), { code });

describe('A disk without space', () => {
  it.each([
    ['of the file system', full('ENOSPC')],
    ['of PostgreSQL', full('53100')],
    ['below another error', new Error('Nothing was published', { cause: full('ENOSPC') })],
  ])('is named in the answer: %s', async (_where, error) => {
    const app = fastify();
    app.setErrorHandler(answerError);
    app.get('/', () => Promise.reject(error));
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(507);
    expect(problemSchema.parse(answer.json()).detail).toContain('pazar gc');
  });
});
