import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manifestOf } from '../testing/build-fixture.ts';
import { openApp, type RegistryApp } from '../testing/registry-app.ts';
import { ruleDatabases, type RegistryHome } from '../testing/registry-fixture.ts';

const reason = 'because of a test';

describe.each(ruleDatabases)('Recalls on $database', ({ createHome }) => {
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

  it('takes a recalled version from everybody, names it, and never gives it again', async () => {
    await app.publish('recalled', '1.0.0');
    await app.publish('recalled', '1.1.0');
    await app.change('recalled', 'recall', { version: '1.1.0' });
    const [entry] = await app.entries('recalled');
    expect(entry?.metadata.version).toBe('1.0.0');
    expect(entry?.extras.pazar.recalled).toEqual(['1.1.0']);
    expect((await app.state('recalled')).recalled).toMatchObject([{ version: '1.1.0', reason }]);
    for (const action of ['promote', 'rollback']) {
      await expect(app.change('recalled', action, { version: '1.1.0' })).rejects.toThrow(
        'was recalled',
      );
    }
  });

  it('recalls all versions of one content, and refuses to publish it under another name', async () => {
    await app.publish('renamed', '1.0.0', { changes: { 'a.js': '/* good */' } });
    const changes = { 'a.js': '/* leaks addresses */' };
    await app.publish('renamed', '1.1.0', { changes, release: 'none' });
    await app.publish('renamed', '1.2.0', { changes });
    const { state } = await app.change('renamed', 'recall', { version: '1.1.0' });
    expect(state.stable).toBe('1.0.0');
    expect(state.recalled.map(({ version }) => version).toSorted()).toEqual(['1.1.0', '1.2.0']);
    const [entry] = await app.entries('renamed');
    expect(entry?.extras.pazar.recalled?.toSorted()).toEqual(['1.1.0', '1.2.0']);
    await expect(app.publish('renamed', '1.3.0', { changes })).rejects.toThrow(
      /This is the content of 1\.[12]\.0, which was recalled: because of a test/,
    );
    await expect(app.change('renamed', 'recall', { version: '1.2.0' })).rejects.toThrow(
      'is already recalled',
    );
  });

  it('recalls the same code of a raised package version, and refuses it afterwards', async () => {
    const at = (buildVersion: string) => {
      const manifest = manifestOf('raised');
      const buildInfo = { ...manifest.metaData.buildInfo, buildVersion };
      const metaData = { ...manifest.metaData, buildInfo };
      const stats = JSON.stringify({ metaData: { buildInfo } });
      const text = JSON.stringify({ ...manifest, metaData });
      return {
        'a.js': '/* leaks addresses */',
        'mf-manifest.json': text,
        'mf-stats.json': stats,
      };
    };
    await app.publish('raised', '1.0.0', { changes: { 'a.js': '/* good */' } });
    await app.publish('raised', '1.1.0', { changes: at('1.1.0') });
    await app.publish('raised', '1.2.0', { changes: at('1.2.0') });
    const { state } = await app.change('raised', 'recall', { version: '1.1.0' });
    expect(state.stable).toBe('1.0.0');
    expect(state.recalled.map(({ version }) => version).toSorted()).toEqual(['1.1.0', '1.2.0']);
    await expect(app.publish('raised', '1.3.0', { changes: at('1.3.0') })).rejects.toThrow(
      'which was recalled',
    );
  });

  it('does not let the recall of the only version remove a section; a withdrawal does', async () => {
    await app.publish('lonely', '1.0.0');
    await expect(app.change('lonely', 'recall', { version: '1.0.0' })).rejects.toThrow(
      'Name a replacement, or withdraw the section',
    );
    expect((await app.state('lonely')).recalled).toEqual([]);
    await app.publish('lonely', '1.1.0', { release: 'none' });
    await app.change('lonely', 'canary', { version: '1.1.0', percent: 5 });
    const { state } = await app.change('lonely', 'withdraw', {});
    expect(state).toMatchObject({ stable: null, rollout: null, deployments: [] });
    expect(await app.entries('lonely')).toEqual([]);
    await expect(app.change('lonely', 'withdraw', {})).rejects.toThrow('has no live version');
    await app.change('lonely', 'recall', { version: '1.0.0' });
    await app.change('lonely', 'promote', { version: '1.1.0' });
    const [entry] = await app.entries('lonely');
    expect(entry?.metadata.version).toBe('1.1.0');
    expect(entry?.extras.pazar.recalled).toEqual(['1.0.0']);
  });
});
