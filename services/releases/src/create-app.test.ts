import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemSchema } from '@pazar/contracts/problem';
import {
  historySchema,
  releaseChangeSchema,
  remoteStateListSchema,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import { versionListSchema } from '@pazar/contracts/releases/version-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  conflictProblemSchema,
  liveDocumentSchema,
  releaseReceiptSchema,
  type PublishRequest,
} from './domain/registry-api.ts';
import { layout } from './environment.ts';
import type { Registry } from './open-registry.ts';
import { buildFiles, publishRequest } from './testing/build-fixture.ts';
import { databases, type RegistryHome } from './testing/registry-fixture.ts';
import { verifyDocuments } from './testing/verify-documents.ts';
import { createApp } from './create-app.ts';
import type { App } from './http/app-types.ts';

describe.each(databases)('The registry on $database', ({ createHome }) => {
  let home: RegistryHome;
  let registry: Registry;
  let app: App;
  let token: string;

  beforeAll(async () => {
    home = await createHome();
    registry = await home.open();
    app = createApp(registry, false);
    token = await home.token();
  });
  afterAll(async () => {
    await app.close();
    await registry.close();
    await home.remove();
  });

  const publish = (name: string, body: PublishRequest, bearer = token) =>
    app.inject({
      method: 'POST',
      url: `/v1/remotes/${name}/versions`,
      headers: { authorization: `Bearer ${bearer}` },
      payload: body,
    });
  const revisionOf = async (name: string) =>
    remoteStateSchema.parse((await app.inject(`/v1/remotes/${name}`)).json()).revision;
  const promote = async (name: string, version: string) =>
    app.inject({
      method: 'POST',
      url: `/v1/remotes/${name}/promote`,
      headers: { authorization: `Bearer ${token}`, 'if-match': `"${await revisionOf(name)}"` },
      payload: { version, reason: 'because of a test' },
    });
  const documents = () => verifyDocuments(layout(home.home).documents);
  const liveVersions = async (name: string) =>
    ((await documents()).document.microFrontends[name] ?? []).map(
      (entry) => entry.metadata.version,
    );

  it('makes a published build live, in a document that browsers can verify', async () => {
    const request = publishRequest(buildFiles('published'));
    const answer = await publish('published', request);
    expect(answer.statusCode).toBe(201);
    const receipt = releaseReceiptSchema.parse(answer.json());
    expect(receipt.url).toBe(`http://127.0.0.1:3100/published/${request.version}/mf-manifest.json`);

    const { document, statement, isMatch } = await documents();
    expect(isMatch).toBe(true);
    expect(statement.sequence).toBe(receipt.sequence);
    const days = (Date.parse(statement.expires) - Date.parse(statement.issuedAt)) / 86_400_000;
    expect(days).toBe(30);
    const [entry] = document.microFrontends['published'] ?? [];
    expect(entry?.url).toBe(receipt.url);
    expect(entry?.deployment).toEqual({ traffic: 100, default: true });

    const served = liveDocumentSchema.parse((await app.inject('/v1/document')).json());
    expect(served.document).toEqual(document);
  });

  it('stores a build where the asset origin serves it, and moves nobody unless asked', async () => {
    const files = buildFiles('stored');
    const { release: _, ...request } = publishRequest(files);
    await publish('stored', request);
    expect(await liveVersions('stored')).toEqual([]);
    const folder = join(layout(home.home).assets, 'stored', request.version);
    for (const { path, bytes } of files) {
      expect(Buffer.compare(await readFile(join(folder, path)), bytes)).toBe(0);
    }
  });

  it('lists remotes and their versions, newest first', async () => {
    const first = publishRequest(buildFiles('listed'), '1.0.0-a');
    const second = publishRequest(buildFiles('listed', { 'a.js': 'a' }), '1.1.0-b');
    await publish('listed', first);
    await publish('listed', second);
    const { items } = remoteStateListSchema.parse((await app.inject('/v1/remotes')).json());
    expect(items.find(({ name }) => name === 'listed')).toMatchObject({
      versions: 2,
      deployments: [{ version: '1.1.0-b', traffic: 100, default: true }],
    });
    const versions = versionListSchema.parse(
      (await app.inject('/v1/remotes/listed/versions')).json(),
    );
    expect(versions.items.map(({ version, live }) => [version, live])).toEqual([
      ['1.1.0-b', true],
      ['1.0.0-a', false],
    ]);
    expect(versions.items[0]?.publishedBy).toBe('local');
    expect((await app.inject('/v1/remotes/unknown/versions')).statusCode).toBe(404);
  });

  it('goes back to an older version with a new, higher sequence', async () => {
    await publish('rolled', publishRequest(buildFiles('rolled'), '1.0.0'));
    await publish('rolled', publishRequest(buildFiles('rolled', { 'a.js': 'a' }), '1.1.0'));
    const { sequence } = (await documents()).statement;
    const answer = await promote('rolled', '1.0.0');
    expect(releaseChangeSchema.parse(answer.json()).sequence).toBeGreaterThan(sequence);
    expect(await liveVersions('rolled')).toEqual(['1.0.0']);
    expect((await promote('rolled', '9.9.9')).statusCode).toBe(404);
  });

  it('answers 409 for a version that exists, and says whether the bytes are the same', async () => {
    const request = publishRequest(buildFiles('twice'), '1.0.0');
    await publish('twice', request);
    const same = await publish('twice', request);
    expect(same.statusCode).toBe(409);
    expect(same.headers['content-type']).toMatch(/^application\/problem\+json/);
    const conflict = { remote: 'twice', version: '1.0.0', sameBytes: true, live: true };
    expect(conflictProblemSchema.parse(same.json())).toMatchObject({ code: 'duplicate', conflict });

    const other = publishRequest(buildFiles('twice', { 'a.js': 'other' }), '1.0.0');
    const different = await publish('twice', other);
    expect(different.statusCode).toBe(409);
    expect(conflictProblemSchema.parse(different.json()).conflict.sameBytes).toBe(false);

    await publish('twice', publishRequest(buildFiles('twice', { 'b.js': 'b' }), '2.0.0'));
    const replaced = conflictProblemSchema.parse((await publish('twice', request)).json());
    expect(replaced.conflict).toEqual({ ...conflict, live: false });
  });

  it('lets one of two publishers of one version win', async () => {
    const requests = ['a', 'b'].map((text) =>
      publishRequest(buildFiles('raced', { 'a.js': text }), '1.0.0'),
    );
    const answers = await Promise.all(requests.map((request) => publish('raced', request)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((left, right) => left - right)).toEqual([201, 409]);
    expect(await liveVersions('raced')).toEqual(['1.0.0']);
  });

  it('has all of three remotes that are published at the same time', async () => {
    const names = ['abreast', 'alongside', 'together'];
    const answers = await Promise.all(
      names.map((name) => publish(name, publishRequest(buildFiles(name)))),
    );
    const sequences = answers.map((answer) => releaseReceiptSchema.parse(answer.json()).sequence);
    expect(new Set(sequences).size).toBe(names.length);
    const { document, statement, isMatch } = await documents();
    expect(isMatch).toBe(true);
    expect(statement.sequence).toBe(Math.max(...sequences));
    expect(Object.keys(document.microFrontends)).toEqual(expect.arrayContaining(names));
  });

  it('refuses an upload in which one byte is flipped, and changes nothing', async () => {
    const before = (await documents()).statement.sequence;
    const request = publishRequest(buildFiles('flipped'));
    for (const [index, file] of request.files.entries()) {
      const bytes = Buffer.from(file.content, 'base64');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const files = request.files.with(index, { ...file, content: bytes.toString('base64') });
      const answer = await publish('flipped', { ...request, files });
      expect(answer.statusCode).toBe(422);
      expect(problemSchema.parse(answer.json()).detail).toContain(`${file.path}: arrived with`);
    }
    expect((await documents()).statement.sequence).toBe(before);
    expect(await registry.parts.assets.list('flipped/')).toEqual([]);
  });

  it('refuses a build that may not be published, with the reasons by file', async () => {
    const files = buildFiles('refused', {
      'section.json': null,
      'assets/localization/mk.json': '[',
    });
    const answer = await publish('refused', publishRequest(files, '1.0.0'));
    expect(answer.statusCode).toBe(422);
    const problem = problemSchema.parse(answer.json());
    expect(problem.code).toBe('publish-requirements');
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual([
      '/files/section.json',
      '/files/assets~1localization~1mk.json',
    ]);
  });

  it('refuses a build under the name of another remote', async () => {
    const answer = await publish('stranger', publishRequest(buildFiles('catalog')));
    expect(answer.statusCode).toBe(422);
  });

  it.each([
    ['a path that leaves the build', { path: '../x.js' }],
    ['a hash of another kind', { integrity: 'sha256-x' }],
  ])('refuses %s before it looks at the bytes', async (_what, change) => {
    const request = publishRequest(buildFiles('malformed'), '1.0.0');
    const [file, ...rest] = request.files;
    const files = [{ ...file, ...change }, ...rest];
    const answer = await publish('malformed', { ...request, files } as PublishRequest);
    expect(answer.statusCode).toBe(422);
    expect(problemSchema.parse(answer.json()).code).toBe('validation');
  });

  it('changes nothing for a stranger', async () => {
    const request = publishRequest(buildFiles('guarded'));
    for (const bearer of ['', 'x'.repeat(43), `${token}x`]) {
      const answer = await publish('guarded', request, bearer);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(problemSchema.parse(answer.json()).code).toBe('token-invalid');
    }
    expect(await liveVersions('guarded')).toEqual([]);
  });

  it('records each change with who made it and what it was before', async () => {
    await publish('audited', publishRequest(buildFiles('audited'), '1.0.0'));
    await publish('audited', publishRequest(buildFiles('audited', { 'a.js': 'a' }), '1.1.0'));
    await promote('audited', '1.0.0');
    const { items } = historySchema.parse((await app.inject('/v1/remotes/audited/history')).json());
    const live = (version: string) => ({
      deployments: [{ version, traffic: 100, default: true }],
    });
    expect(items).toMatchObject([
      {
        action: 'promote',
        version: '1.0.0',
        reason: 'because of a test',
        before: live('1.1.0'),
        after: live('1.0.0'),
      },
      { action: 'publish', version: '1.1.0', before: live('1.0.0'), after: live('1.1.0') },
      { actor: 'local', action: 'publish', version: '1.0.0', before: { deployments: [] } },
    ]);
  });

  it('gives a client two minutes to send a request, then Node cuts the connection', () => {
    expect(app.server.requestTimeout).toBe(120_000);
  });

  it('says that it is ready', async () => {
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    expect((await app.inject('/health/ready')).json()).toEqual({
      status: 'up',
      checks: {
        database: 'up',
        documents: 'up',
        signature: 'up',
        expiry: 'up',
        builds: 'up',
        keys: 'up',
        disk: 'up',
      },
    });
  });
});

describe.each(databases)('A registry that starts again on $database', ({ createHome }) => {
  it('keeps keys, token and versions, and counts on', async () => {
    const home = await createHome();
    const paths = layout(home.home);
    const request = publishRequest(buildFiles('catalog'));
    const first = await home.open();
    await first.publisher.publish(
      { remote: 'catalog', actor: 'test', reason: 'before the start' },
      request,
    );
    await first.close();
    const keys = await readFile(join(paths.documents, 'trusted-keys.json'), 'utf8');
    const token = await home.token();
    const before = await verifyDocuments(paths.documents);

    // As a killed process leaves them: a newer document beside an older statement, or none.
    await writeFile(join(paths.documents, 'discovery.json'), '{"schema":"torn"');
    const second = await home.open();
    const after = await verifyDocuments(paths.documents);
    expect(after.isMatch).toBe(true);
    expect(after.body.equals(before.body)).toBe(true);
    expect(after.statement.sequence).toBeGreaterThan(before.statement.sequence);
    expect(await readFile(join(paths.documents, 'trusted-keys.json'), 'utf8')).toBe(keys);
    expect(await home.token()).toBe(token);
    await second.close();
    await home.remove();
  });
});
