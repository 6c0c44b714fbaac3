import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPageSchema, auditRecordSchema } from '../domain/audit-api.ts';
import { followAudit, inPages } from '../domain/audit-chain.ts';
import { collectionSchema, keyListSchema } from '../domain/maintenance-api.ts';
import { newTokenSchema, tokenListSchema, type TokenRequest } from '../domain/token-api.ts';
import { layout } from '../environment.ts';
import { manifestOf } from '../testing/build-fixture.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';
import { verifyDocuments } from '../testing/verify-documents.ts';

const reason = 'because of a test';
const dayMs = 24 * 60 * 60 * 1000;

describe.each(ruleDatabases)('Operations on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp;
  let now = new Date('2026-11-21T10:00:00.000Z');

  beforeAll(async () => {
    home = await createHome();
    app = await openApp(home, () => now);
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  async function makeToken(request: Partial<TokenRequest>) {
    const body = { name: 'catalog-team', roles: ['publisher'], remotes: ['catalog'], reason };
    const answer = await app.call('/v1/tokens', { method: 'POST', body: { ...body, ...request } });
    return newTokenSchema.parse(answer.json);
  }
  const statusOf = async (path: string, token: string | null, method: 'GET' | 'POST' = 'POST') => {
    const call = method === 'POST' ? { method, token, body: { reason } } : { token };
    return (await app.call(path, call)).status;
  };

  describe('Tokens', () => {
    it("let a team touch its own remote and no other's", async () => {
      await app.publish('catalog', '1.0.0');
      await app.publish('locations', '1.0.0');
      const { text } = await makeToken({});
      // 428 and 422: it is authorized, and must send what is missing.
      expect(await statusOf('/v1/remotes/catalog/pause', text)).toBe(428);
      expect(await statusOf('/v1/remotes/catalog/versions', text)).toBe(422);
      expect(await statusOf('/v1/remotes/locations/pause', text)).toBe(403);
      expect(await statusOf('/v1/remotes/locations/versions', text)).toBe(403);
    });

    it('give each role its own', async () => {
      const publisher = (await makeToken({})).text;
      const operator = (await makeToken({ name: 'duty', roles: ['operator'], remotes: null })).text;
      const auditor = (await makeToken({ name: 'audit', roles: ['auditor'], remotes: null })).text;
      const mayRead = async (path: string) =>
        Promise.all([publisher, operator, auditor].map((text) => statusOf(path, text, 'GET')));
      expect(await mayRead('/v1/audit')).toEqual([403, 200, 200]);
      expect(await mayRead('/v1/tokens')).toEqual([403, 200, 403]);
      const mayPost = async (path: string) =>
        Promise.all([publisher, operator, auditor, null].map((text) => statusOf(path, text)));
      expect(await mayPost('/v1/remotes/catalog/versions')).toEqual([422, 403, 403, 401]);
      expect(await mayPost('/v1/remotes/catalog/pause')).toEqual([428, 428, 403, 401]);
      expect(await mayPost('/v1/gc')).toEqual([403, 200, 403, 401]);
      expect(await mayPost('/v1/hosts')).toEqual([403, 422, 403, 401]);
    });

    it('are rotated without a gap, expire, and end at once when they are revoked', async () => {
      const old = await makeToken({ name: 'rotated', days: 2 });
      const fresh = await makeToken({ name: 'rotated', days: 90 });
      const path = '/v1/remotes/catalog/pause';
      expect([await statusOf(path, old.text), await statusOf(path, fresh.text)]).toEqual([
        428, 428,
      ]);
      const revoke = { method: 'DELETE' as const, body: { reason } };
      expect((await app.call(`/v1/tokens/${fresh.token.id}`, revoke)).status).toBe(200);
      expect([await statusOf(path, old.text), await statusOf(path, fresh.text)]).toEqual([
        428, 401,
      ]);
      const before = now;
      now = new Date(now.getTime() + 2 * dayMs);
      expect(await statusOf(path, old.text)).toBe(401);
      now = before;
    });

    it('are listed without their texts, which the database does not have either', async () => {
      const { text } = await makeToken({ name: 'hidden' });
      const answer = await app.call('/v1/tokens');
      expect(tokenListSchema.parse(answer.json).items[0]).toMatchObject({
        name: 'hidden',
        state: 'valid',
        remotes: ['catalog'],
      });
      expect(JSON.stringify(answer.json)).not.toContain(text);
    });

    it('are refused to a publisher of every remote', async () => {
      const body = { name: 'everybody', roles: ['publisher'], remotes: null, reason };
      const answer = await app.call('/v1/tokens', { method: 'POST', body });
      expect(answer.status).toBe(409);
    });
  });

  describe('Shells', () => {
    const facts = {
      version: '0.1.0-aaaaaaaaaaaa',
      contract: 1,
      pluginVersion: '2.9.2',
      shared: { react: '19.3.1' },
    };
    const announce = (changes: object) =>
      app.call('/v1/hosts', { method: 'POST', body: { facts: { ...facts, ...changes }, reason } });

    it('refuse what does not fit the live one or one that may come back', async () => {
      expect((await announce({})).status).toBe(201);
      const newer = { version: '0.2.0-bbbbbbbbbbbb', shared: { react: '19.4.0' } };
      expect((await announce(newer)).status).toBe(201);
      await app.publish('fitting', '1.0.0');
      const asks = (range: string) => ({
        'mf-manifest.json': JSON.stringify(manifestOf('demanding')).replace('^19.3.1', range),
      });
      await expect(app.publish('demanding', '1.0.0', { changes: asks('^20.0.0') })).rejects.toThrow(
        'needs react ^20.0.0; this shell has 19.4.0',
      );
      await expect(app.publish('demanding', '1.0.1', { changes: asks('^19.4.0') })).rejects.toThrow(
        'shell 0.1.0-aaaaaaaaaaaa: needs react ^19.4.0; this shell has 19.3.1',
      );
      // A refused build leaves its version to the corrected one.
      await app.publish('demanding', '1.0.0', { changes: asks('^19.3.0') });
    });

    it('that cannot read a first release are refused while one is open, and it beside them', async () => {
      await app.publish('pioneer', '1.0.0', { release: 'none' });
      const canary = () => app.change('pioneer', 'canary', { version: '1.0.0', percent: 5 });
      await expect(canary()).rejects.toThrow('The live shell 0.2.0-bbbbbbbbbbbb cannot show');
      const shared = { react: '19.4.0' };
      const reader = { version: '0.2.1-eeeeeeeeeeee', shared, documents: 2 };
      expect((await announce(reader)).status).toBe(201);
      await canary();
      const older = await announce({ version: '0.2.0-bbbbbbbbbbbb', shared });
      expect(problemSchema.parse(older.json).detail).toContain(
        'pioneer 1.0.0 is its first release',
      );
      await app.change('pioneer', 'abort', {});
    });

    it('that cannot read an audience are refused while a canary has one, and it beside them', async () => {
      const audience = { roles: ['ROLE_MANAGEMENT'] };
      const canary = () =>
        app.change('pioneer', 'canary', { version: '1.0.0', percent: 0, audience });
      await expect(canary()).rejects.toThrow('cannot show a canary to an audience');
      const shared = { react: '19.4.0' };
      const reader = { version: '0.2.2-ffffffffffff', shared, documents: 3 };
      expect((await announce(reader)).status).toBe(201);
      await canary();
      const older = await announce({ version: '0.2.1-eeeeeeeeeeee', shared, documents: 2 });
      expect(problemSchema.parse(older.json).detail).toContain('is a canary with an audience');
      await app.change('pioneer', 'abort', {});
    });

    it('are refused themselves when a live section does not fit them', async () => {
      const answer = await announce({ version: '1.0.0-cccccccccccc', shared: { react: '20.0.0' } });
      expect(answer.status).toBe(422);
      expect(problemSchema.parse(answer.json).detail).toContain('needs react');
      expect((await announce({ version: '1.0.1-dddddddddddd', contract: 2 })).status).toBe(422);
    });
  });

  describe('Keys', () => {
    it('change by a document that old and new keys sign and that names both', async () => {
      const { documents } = layout(home.home);
      const before = keyListSchema.parse((await app.call('/v1/keys')).json).items;
      const body = { reason };
      const added = await app.call('/v1/keys', { method: 'POST', body });
      expect(added.status).toBe(201);
      const both = keyListSchema.parse(added.json).items.map(({ key }) => key);
      expect(both).toHaveLength(2);
      const rotation = await verifyDocuments(documents);
      expect(rotation.statement.keys).toEqual(both);
      expect(rotation.signedBy).toEqual(both.map(({ keyId }) => keyId));

      const [old] = before;
      const path = `/v1/keys/${old?.key.keyId}`;
      const retire = (changes: object) =>
        app.call(path, { method: 'DELETE', body: { reason, ...changes } });
      const signed = now;
      now = new Date(signed.getTime() + 30 * dayMs - 1);
      const early = await retire({});
      expect(early.status).toBe(409);
      expect(problemSchema.parse(early.json).detail).toMatch(
        /wait until 2026-12-21 10:00 UTC\. If you force it \(--force\), open tabs .* refuse every later/,
      );
      expect((await verifyDocuments(documents)).signedBy).toHaveLength(2);
      now = new Date(signed.getTime() + 30 * dayMs);
      expect((await retire({})).status).toBe(200);
      const list = keyListSchema.parse((await app.call('/v1/keys')).json);
      expect(list.items).toMatchObject([{ firstSignedAt: signed.toISOString(), isHere: true }]);
      expect(list.retired).toMatchObject([{ keyId: old?.key.keyId, retiredAt: now.toISOString() }]);
      now = signed;
      const after = await verifyDocuments(documents);
      expect(after.statement.keys).toEqual(both.slice(1));
      expect(after.signedBy).toEqual(both.slice(1).map(({ keyId }) => keyId));
      const last = `/v1/keys/${both[1]?.keyId}`;
      expect((await app.call(last, { method: 'DELETE', body })).status).toBe(409);
    });

    it('are retired at once by force, such as one that was stolen', async () => {
      const body = { reason };
      await app.call('/v1/keys', { method: 'POST', body });
      const [stolen, ...others] = keyListSchema.parse((await app.call('/v1/keys')).json).items;
      const path = `/v1/keys/${stolen?.key.keyId}`;
      const forced = await app.call(path, { method: 'DELETE', body: { reason, force: true } });
      expect(keyListSchema.parse(forced.json).items).toEqual(others);
    });
  });

  describe('Garbage collection', () => {
    it('explains every version and removes only what nobody can need', async () => {
      const remote = 'collected';
      for (let minor = 0; minor < 13; minor += 1) await app.publish(remote, `1.${minor}.0`);
      await app.publish(remote, '2.0.0', { release: 'none' });
      const collect = async (dryRun: boolean) => {
        const answer = await app.call('/v1/gc', { method: 'POST', body: { dryRun, reason } });
        const { items, ...rest } = collectionSchema.parse(answer.json);
        return { ...rest, items: items.filter((item) => item.remote === remote) };
      };
      const young = await collect(true);
      expect(young.items.every(({ keptBecause }) => keptBecause.length > 0)).toBe(true);

      now = new Date(now.getTime() + 2 * dayMs);
      await app.change(remote, 'canary', { version: '2.0.0', percent: 1 });
      const planned = await collect(true);
      const reasons = new Map(planned.items.map((item) => [item.version, item.keptBecause]));
      expect(reasons.get('1.12.0')).toEqual(['live']);
      expect(reasons.get('2.0.0')).toEqual(['canary']);
      expect(reasons.get('1.11.0')).toEqual(['rollback-window', 'last-good']);
      expect(reasons.get('1.2.0')).toEqual(['rollback-window']);
      expect(reasons.get('1.1.0')).toEqual([]);
      expect(planned.items.some(({ removed }) => removed)).toBe(false);

      const done = await collect(false);
      const removed = done.items.filter((item) => item.removed).map(({ version }) => version);
      expect(removed.toSorted()).toEqual(['1.0.0', '1.1.0']);
      const { assets } = app.registry.parts;
      expect(await assets.list(`${remote}/1.1.0/`)).toEqual([]);
      expect(await assets.list(`${remote}/1.2.0/`)).not.toEqual([]);
      await app.change(remote, 'abort', {});
      await expect(app.change(remote, 'promote', { version: '1.1.0' })).rejects.toThrow(
        'were deleted by gc',
      );
      await expect(app.publish(remote, '1.1.0')).rejects.toThrow('already published');
    });
  });

  it('are all in the audit, which proves itself page by page', async () => {
    const actions = new Set<string>();
    const links = inPages(async (after) => {
      const answer = await app.call(`/v1/audit?after=${after}&limit=7`);
      const page = auditPageSchema.parse(answer.json);
      for (const { record } of page.items)
        actions.add(auditRecordSchema.parse(JSON.parse(record)).action);
      return page;
    });
    expect((await followAudit(links)).fault).toBeNull();
    const expected = ['publish', 'create-token', 'revoke-token', 'announce-host', 'add-key'];
    expect([...actions]).toEqual(
      expect.arrayContaining([...expected, 'retire-key', 'collect', 'canary', 'abort']),
    );
  });
});
