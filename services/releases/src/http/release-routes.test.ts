import { drawOf } from '@pazar/contracts/releases/draw';
import { problemSchema } from '@pazar/contracts/problem';
import { releaseChangeSchema, remoteStateSchema } from '@pazar/contracts/releases/release-state';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followAudit } from '../domain/audit-chain.ts';
import { planSchema } from '../domain/plan-api.ts';
import { readLinks } from '../registry/audit-log.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

const reason = 'because of a test';

describe.each(ruleDatabases)('Releases on $database', ({ createHome }) => {
  let home: RegistryHome;
  let app: RegistryApp;

  beforeAll(async () => {
    home = await createHome();
    app = await openApp(home);
  });
  afterAll(async () => {
    await app.close();
    await home.remove();
  });

  /** A remote with two versions that were live for all, and one that was only published. */
  async function prepare(remote: string): Promise<void> {
    await app.publish(remote, '1.0.0');
    await app.publish(remote, '1.1.0');
    await app.publish(remote, '1.2.0', { release: 'none' });
  }

  it('gives a canary to its share of the buckets and everybody else the stable version', async () => {
    await prepare('shared');
    const { state } = await app.change('shared', 'canary', { version: '1.2.0', percent: 5 });
    expect(state.rollout).toMatchObject({ version: '1.2.0', stable: '1.1.0', percent: 5 });
    const [stable, canary] = await app.entries('shared');
    expect(stable).toMatchObject({
      metadata: { version: '1.1.0' },
      deployment: { traffic: 95, default: true },
    });
    expect(canary).toMatchObject({
      metadata: { version: '1.2.0' },
      deployment: { traffic: 5, default: false },
    });
    expect(canary?.extras.pazar.rollout).toEqual({
      id: state.rollout?.id,
      canary: { from: 0, to: 500 },
      control: { from: 9500, to: 10_000 },
    });
  });

  it('invites roles and agents to a canary, and names no agent in what others read', async () => {
    await prepare('invited');
    const change = (body: object) => app.change('invited', 'canary', { version: '1.2.0', ...body });
    const audience = { roles: ['ROLE_MANAGEMENT'], agents: ['agent-7'] };
    const { state } = await change({ percent: 0, audience });
    const { id = '' } = state.rollout ?? {};
    const { mark } = await drawOf('invited', id, 'agent-7');
    const invited = { roles: ['ROLE_MANAGEMENT'], agents: [mark] };
    const inDocument = async () => (await app.entries('invited'))[1]?.extras.pazar.rollout;
    expect(await inDocument()).toMatchObject({ canary: { from: 0, to: 0 }, audience: invited });
    const answers = ['', '/history'].map((path) => app.call(`/v1/remotes/invited${path}`));
    expect(JSON.stringify(await Promise.all(answers))).not.toContain('agent-7');

    expect((await change({ percent: 5 })).state.rollout).toMatchObject({ audience: invited });
    const onlyAgent = { audience: { agents: ['agent-8'] } };
    // Whom it invites does not begin the step of its share again.
    const { stepStartedAt } = (await app.state('invited')).rollout ?? {};
    const sameStep = { percent: 5, step: 0, stepStartedAt };
    expect((await change(onlyAgent)).state.rollout).toMatchObject(sameStep);
    const more = { audience: { agents: ['agent-9'], keep: true } };
    expect((await change(more)).state.rollout?.audience?.agents).toHaveLength(2);
    await app.change('invited', 'pause', {});
    await expect(change({ audience })).rejects.toThrow('The canary is paused');
    // While it is paused an invitation can end, and nobody be added.
    expect((await change({ audience: {} })).state.rollout).toMatchObject(sameStep);
    expect(await inDocument()).not.toHaveProperty('audience');
    await app.change('invited', 'resume', {});
    await expect(change({ percent: 0 })).rejects.toThrow('needs an audience');
    await app.change('invited', 'abort', {});
    const { rollout } = (await change({ audience })).state;
    expect(rollout?.steps.map(({ percent }) => percent)).toEqual([0, 1, 5, 10, 25, 50]);
  });

  it('gives a first release to a share of the buckets, and nothing to everybody else', async () => {
    await app.publish('first', '1.0.0', { release: 'none' });
    await app.publish('first', '1.1.0', { release: 'none' });
    await app.change('first', 'recall', { version: '1.0.0' });
    const { state } = await app.change('first', 'canary', { version: '1.1.0', percent: 5 });
    expect(state).toMatchObject({ stable: null, rollout: { stable: null, percent: 5 } });
    const [entry, ...others] = await app.entries('first');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      metadata: { version: '1.1.0' },
      deployment: { traffic: 5, default: false },
      extras: { pazar: { recalled: ['1.0.0'], rollout: { canary: { from: 0, to: 500 } } } },
    });
    await app.change('first', 'abort', {});
    expect(await app.entries('first')).toEqual([]);
    await app.change('first', 'canary', { version: '1.1.0', percent: 5 });
    expect((await app.change('first', 'promote', {})).state).toMatchObject({ stable: '1.1.0' });
    expect(await app.entries('first')).toMatchObject([{ deployment: { default: true } }]);
  });

  it('raises a canary under the same identifier, and no other version beside it', async () => {
    await prepare('raised');
    const raise = (percent: number) =>
      app.change('raised', 'canary', { version: '1.2.0', percent, automatic: true });
    const [first, second] = [await raise(10), await raise(25)];
    expect(first.state.rollout?.automatic).toBe(false);
    expect(second.state.rollout?.id).toBe(first.state.rollout?.id);
    expect(second.state.rollout).toMatchObject({ percent: 25, automatic: false });
    await expect(app.change('raised', 'canary', { version: '1.0.0', percent: 50 })).rejects.toThrow(
      '1.2.0 is the open canary',
    );
  });

  it('changes the share of a canary both ways, keeps its steps, and takes the next one', async () => {
    await prepare('divided');
    const version = '1.2.0';
    const steps = [5, 20, 60].map((percent) => ({ percent, holdSeconds: 60 }));
    await app.change('divided', 'canary', { version, steps, automatic: true });
    const share = async (percent: number) =>
      (await app.change('divided', 'canary', { version, percent })).state.rollout;
    expect(await share(30)).toMatchObject({ percent: 30, step: 1, steps, automatic: true });
    await app.change('divided', 'pause', {});
    // Fewer visitors may have it while it is paused, and its first step still comes.
    const first = { percent: 2, holdSeconds: 60 };
    expect(await share(2)).toMatchObject({ percent: 2, step: 0, steps: [first, ...steps] });
    await expect(share(40)).rejects.toThrow('The canary is paused');
    await app.change('divided', 'resume', {});
    const refusal = '1.2.0 is the canary at 2 %; give another percentage or steps';
    await expect(share(2)).rejects.toThrow(refusal);
    await expect(app.change('divided', 'canary', { version })).rejects.toThrow(refusal);
    expect((await app.change('divided', 'next', {})).state.rollout?.percent).toBe(5);
    expect((await app.change('divided', 'next', {})).state.rollout?.percent).toBe(20);
    expect((await app.change('divided', 'next', {})).state.rollout?.percent).toBe(60);
    await expect(app.change('divided', 'next', {})).rejects.toThrow('at its last step; promote it');
  });

  it('gives everybody what is promoted, and a new identifier to the next rollout', async () => {
    await prepare('promoted');
    const { state } = await app.change('promoted', 'canary', { version: '1.2.0' });
    expect(state.rollout?.steps.map(({ percent }) => percent)).toEqual([1, 5, 10, 25, 50]);
    await app.change('promoted', 'promote', {});
    expect(await app.state('promoted')).toMatchObject({
      stable: '1.2.0',
      previous: '1.1.0',
      rollout: null,
      rollbackWindow: ['1.1.0', '1.0.0'],
    });
    expect(await app.entries('promoted')).toHaveLength(1);
    await app.publish('promoted', '1.3.0', { release: 'none' });
    const next = await app.change('promoted', 'canary', { version: '1.3.0', percent: 1 });
    expect(next.state.rollout?.id).not.toBe(state.rollout?.id);
  });

  it('keeps a paused canary where it is until it is resumed', async () => {
    await prepare('paused');
    await app.change('paused', 'canary', { version: '1.2.0', percent: 5 });
    await app.change('paused', 'pause', {});
    await expect(app.change('paused', 'canary', { version: '1.2.0', percent: 6 })).rejects.toThrow(
      'paused',
    );
    expect((await app.state('paused')).rollout?.state).toBe('paused');
    expect(await app.entries('paused')).toHaveLength(2);
    await app.change('paused', 'resume', {});
    expect((await app.state('paused')).rollout?.state).toBe('running');
  });

  it('ends a canary by an abort, once, and then goes back, never to what was left', async () => {
    await prepare('rolled');
    await app.change('rolled', 'canary', { version: '1.2.0', percent: 50 });
    await expect(app.change('rolled', 'rollback', {})).rejects.toThrow(
      '1.2.0 is the open canary; abort it first',
    );
    await app.change('rolled', 'abort', {});
    expect(await app.state('rolled')).toMatchObject({ stable: '1.1.0', rollout: null });
    await expect(app.change('rolled', 'abort', {})).rejects.toThrow('rolled has no canary');
    await app.change('rolled', 'rollback', {});
    expect(await app.state('rolled')).toMatchObject({ stable: '1.0.0', previous: null });
    await expect(app.change('rolled', 'rollback', {})).rejects.toThrow(
      'no earlier version to go back to',
    );
    await expect(app.change('rolled', 'rollback', { version: '1.2.0' })).rejects.toThrow(
      'was never live for everyone',
    );
  });

  it('refuses a change of a remote that has changed, and answers what it is now', async () => {
    await prepare('contested');
    const { revision } = await app.state('contested');
    const post = (headers: Record<string, string>) =>
      app.call('/v1/remotes/contested/promote', {
        method: 'POST',
        headers,
        body: { version: '1.2.0', reason },
      });
    expect((await post({})).status).toBe(428);
    expect((await post({ 'if-match': 'W/"1"' })).status).toBe(400);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post({ 'if-match': `"${revision}"` })),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    for (const { status, json } of answers.filter((answer) => !done.includes(answer))) {
      expect(status).toBe(412);
      const { current } = problemSchema.parse(json);
      expect(remoteStateSchema.parse(current)).toMatchObject({ revision: revision + 1 });
    }
  });

  it('does a change once for one Idempotency-Key, and refuses the key for another', async () => {
    await prepare('repeated');
    const { revision } = await app.state('repeated');
    const headers = { 'if-match': `"${revision}"`, 'idempotency-key': 'promotion-1' };
    const post = (version: string) =>
      app.call('/v1/remotes/repeated/promote', {
        method: 'POST',
        headers,
        body: { version, reason },
      });
    const answers = await Promise.all([post('1.2.0'), post('1.2.0'), post('1.2.0')]);
    const [first, ...others] = answers.map(({ json }) => releaseChangeSchema.parse(json));
    for (const other of others) expect(other).toEqual(first);
    expect((await app.state('repeated')).revision).toBe(revision + 1);
    const other = await post('1.0.0');
    expect(other.status).toBe(422);
    expect(problemSchema.parse(other.json).code).toBe('idempotency-mismatch');
  });

  it('shows in a plan what a change would do, and does nothing', async () => {
    await prepare('planned');
    const before = await app.state('planned');
    const plan = async (body: object) =>
      planSchema.parse((await app.call('/v1/plan', { method: 'POST', body })).json);
    const request = { version: '1.2.0', percent: 10, reason };
    const canary = await plan({ action: 'canary', remote: 'planned', request });
    expect(canary).toMatchObject({ allowed: true, before: { rollout: null } });
    expect(canary.after?.rollout).toMatchObject({ version: '1.2.0', percent: 10 });
    expect(canary.changes.map(({ version }) => version)).toEqual(['1.1.0', '1.2.0']);
    expect(canary.checks.map(({ name }) => name)).toContain('other sections');
    const refused = await plan({ action: 'pause', remote: 'planned', request: { reason } });
    expect(refused).toMatchObject({ allowed: false, refusal: 'planned has no canary' });
    const live = { version: '1.1.0', reason };
    const again = await plan({ action: 'promote', remote: 'planned', request: live });
    expect(again).toMatchObject({ allowed: false, code: 'already-live' });
    expect(await app.state('planned')).toEqual(before);
  });

  it('refuses to publish a live version beside a canary', async () => {
    await prepare('crowded');
    await app.change('crowded', 'canary', { version: '1.2.0', percent: 5 });
    await expect(app.publish('crowded', '1.3.0')).rejects.toThrow('is an open canary');
    await app.publish('crowded', '1.4.0', { release: 'none' });
    expect((await app.state('crowded')).stable).toBe('1.1.0');
  });

  it('refuses a section that claims the address of another', async () => {
    await prepare('settled');
    const section = {
      name: 'newcomer',
      contract: 1,
      namespace: 'newcomer',
      routes: [
        {
          path: 'settled',
          roles: [],
          icon: 'section',
          labelKey: 'sidebar.newcomer',
          label: { en: 'New', mk: 'Ново' },
          order: 1,
        },
      ],
    };
    const changes = { 'section.json': JSON.stringify(section) };
    await expect(app.publish('newcomer', '1.0.0', { changes })).rejects.toThrow(
      'the route /settled belongs to settled 1.1.0',
    );
  });

  it('chains the audit over all of it, and the database refuses to change a record', async () => {
    const { queries } = app.registry.parts.database;
    const { items } = await readLinks(queries, { after: 0, limit: 5000 });
    expect(await followAudit(items)).toMatchObject({
      head: { position: items.length },
      fault: null,
    });
    for (const statement of [
      "update releases.audit_log set record = '{}' where number = 1",
      'delete from releases.audit_log where number = 1',
      'truncate releases.audit_log',
    ]) {
      await expect(queries.execute(statement)).rejects.toMatchObject({
        cause: { message: 'the audit is append-only' },
      });
    }
  });
});
