import Fastify from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from './app-types.ts';
import { registerDocumentation } from './documentation/documentation.ts';
import { registerProblemAnswers } from './problem-answers.ts';
import { registerValidation } from './validation.ts';
import { registerVersions, versionOf } from './versions.ts';

describe('A versioned route', () => {
  let app: App;
  beforeAll(async () => {
    app = Fastify().withTypeProvider<ZodTypeProvider>();
    registerValidation(app);
    registerProblemAnswers(app);
    registerVersions(app);
    await registerDocumentation(app);
    // It names none of the problems that follow from its being versioned.
    const schema = { summary: 'Change a thing' };
    app.put('/thing', { config: { access: 'signed-in', versioned: true }, schema }, (request) => ({
      changes: versionOf(request),
    }));
    const config = { access: 'signed-in', problems: ['not-found'] } as const;
    app.put('/other', { config, schema }, (request) => ({ changes: request.version }));
    await app.ready();
  });
  afterAll(() => app.close());

  const put = async (url: string, tag?: string) => {
    const headers = tag === undefined ? {} : { 'if-match': tag };
    const answer = await app.inject({ method: 'PUT', url, headers });
    return [answer.statusCode, answer.json<unknown>()];
  };

  it('is told which version a request changes', async () => {
    expect(await put('/thing', '"7"')).toEqual([200, { changes: 7 }]);
  });

  it.each([
    [undefined, 428, 'precondition-required'],
    ['7', 400, 'malformed'],
    ['*', 400, 'malformed'],
  ])('refuses a request with the tag %j', async (tag, status, code) => {
    expect(await put('/thing', tag)).toEqual([
      status,
      expect.objectContaining({ code }) as unknown,
    ]);
  });

  it('says so in the documentation, whatever problems it names', async () => {
    const document = app.swagger();
    const operation = document.paths?.['/thing']?.put;
    const names = JSON.stringify(operation?.parameters);
    expect(names).toContain('if-match');
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining(['400', '412', '428']),
    );
    const other = document.paths?.['/other']?.put;
    expect(JSON.stringify(other?.parameters ?? [])).not.toContain('if-match');
  });

  it('is the only one whose requests have a version', async () => {
    expect(await put('/other', '"7"')).toEqual([200, { changes: null }]);
  });
});
