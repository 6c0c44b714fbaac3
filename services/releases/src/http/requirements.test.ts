import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { problemSchema } from '@pazar/contracts/problem';
import { requirementsFile, type Requirements } from '@pazar/contracts/releases/requirements';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planSchema } from '../domain/plan-api.ts';
import { urlOf } from '../testing/cli-fixture.ts';
import { buildFiles, publishRequest } from '../testing/build-fixture.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

const reason = 'because of a test';
const needs = (changes: Partial<Requirements>) => ({
  [requirementsFile]: JSON.stringify({ exports: {}, reads: {}, sends: {}, ...changes }),
});

describe.each(ruleDatabases)('What a build needs, on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp;
  let api: Server;
  let answers: object = {};

  beforeAll(async () => {
    home = await createHome();
    app = await openApp(home);
    api = createServer((_, response) =>
      response.end(JSON.stringify({ answers, accepts: {} })),
    ).listen(0, '127.0.0.1');
    await once(api, 'listening');
    app.registry.parts.apiOrigin = urlOf(api);
  });
  afterAll(async () => {
    await app.close();
    api.close();
    await home.remove();
  });

  let shells = 0;
  const announce = (changes: object) =>
    app.call('/v1/hosts', {
      method: 'POST',
      body: {
        facts: {
          version: `0.2.0-${String((shells += 1)).padStart(12, '0')}`,
          contract: 1,
          pluginVersion: '2.10.0',
          shared: { react: '19.4.0', '@pazar/ui': '0.9.0' },
          ...changes,
        },
        reason,
      },
    });
  const plan = async (remote: string, changes: Record<string, string>) => {
    const request = { ...publishRequest(buildFiles(remote, changes)), reason };
    const body = { action: 'publish', remote, request };
    return planSchema.parse((await app.call('/v1/plan', { method: 'POST', body })).json);
  };

  it('is what the live shell exports, and no minor version', async () => {
    // A build for 2.9.2 and react 19.3.1, in a shell with newer minors of both.
    await announce({ exports: { '@pazar/ui': ['Button'] } });
    await announce({ exports: { '@pazar/ui': ['Badge', 'Button'] } });
    const using = (...names: string[]) =>
      needs({ exports: { '@pazar/ui': names, react: ['use'] } });
    await expect(
      app.publish('buttons', '1.0.0', { changes: using('Button', 'Card') }),
    ).rejects.toThrow('uses Card of @pazar/ui, which this shell does not provide');
    await app.publish('buttons', '1.0.0', { changes: using('Button') });
    // What only an earlier shell lacks does not hold a section up.
    const { allowed, checks } = await plan('badges', using('Badge'));
    expect(allowed).toBe(true);
    expect(checks).toContainEqual({
      name: 'shell 0.2.0-000000000001',
      result: 'skipped',
      detail:
        'cannot be restored while this version is live: it uses Badge of @pazar/ui, which this shell does not provide',
    });
    const without = await announce({ exports: { '@pazar/ui': ['Badge'] } });
    expect(without.status).toBe(422);
    expect(problemSchema.parse(without.json).detail).toContain('buttons 1.0.0 uses Button');
  });

  it('says on which day an export that it uses goes', async () => {
    const deprecated = { '@pazar/ui': { Button: { goesOn: '2027-03-01', use: 'Press' } } };
    await announce({ exports: { '@pazar/ui': ['Badge', 'Button', 'Press'] }, deprecated });
    const { checks } = await plan('buttons', needs({ exports: { '@pazar/ui': ['Button'] } }));
    expect(checks).toContainEqual({
      name: 'deprecated',
      result: 'passed',
      detail: 'Button of @pazar/ui goes on 2027-03-01; use Press',
      until: '2027-03-01',
    });
  });

  it('is what the API answers today, which is remembered while the API is down', async () => {
    const string = { type: 'string' };
    const named = { type: 'object', properties: { name: string }, required: ['name'] };
    const changes = needs({ reads: { 'product#productSchema': named } });
    answers = { 'product#productSchema': { type: 'object', properties: { title: string } } };
    const refusal = 'reads product#productSchema, and it.name is missing';
    await expect(app.publish('readers', '1.0.0', { changes })).rejects.toThrow(refusal);
    answers = { 'product#productSchema': named };
    await app.publish('readers', '1.0.0', { changes });
    answers = { 'product#productSchema': { type: 'object' } };
    expect(await plan('readers', { ...changes, 'b.js': '2' })).toMatchObject({ allowed: false });
    app.registry.parts.apiOrigin = 'http://127.0.0.1:9';
    const { checks, refusal: why } = await plan('readers', { ...changes, 'b.js': '2' });
    expect(why).toContain(refusal);
    expect(checks.map(({ name }) => name)).toContain('API');
  });
});
