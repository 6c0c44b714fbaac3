import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layout } from '../environment.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import type { Registry } from '../open-registry.ts';
import {
  buildFiles,
  exposedScript,
  exposedStyle,
  publishRequest,
} from '../testing/build-fixture.ts';
import { databases, type RegistryHome } from '../testing/registry-fixture.ts';
import { checkStored, repairVersion } from './stored-files.ts';

const remote = 'catalog';
const order = { remote, actor: 'team', reason: 'new list' };

const aBuild = (over: Record<string, string | null> = {}) => buildFiles(remote, over);

describe.each(databases.slice(0, 1))(
  'The files that versions have in common, on $database',
  ({ createHome }) => {
    let home: RegistryHome;
    let registry: Registry;
    let now: Date;

    const open = async () => {
      registry = await home.open(() => now);
    };
    const publish = (files: ReturnType<typeof aBuild>, release: 'live' | 'none' = 'live') =>
      registry.publisher.publish(order, { ...publishRequest(files), release });
    /** The plain files of the common folder. */
    const common = async () => {
      const keys = await registry.parts.assets.list(`${remote}/files/`);
      return keys
        .filter((key) => !/\.(?:br|gz)$/.test(key))
        .map((key) => key.replace(`${remote}/files/`, '').replace(/\.[\w-]{16}\./, '.<hash>.'));
    };

    beforeEach(async () => {
      home = await createHome();
      now = new Date();
      await open();
    });
    afterEach(async () => {
      await registry.close();
      await home.remove();
    });

    const all = [
      'assets/localization/en.<hash>.json',
      'assets/localization/mk.<hash>.json',
      'remoteEntry.<hash>.js',
      exposedStyle,
      exposedScript,
    ].toSorted();

    it('are stored once: a changed word adds one file, and its version alone takes it away', async () => {
      await publish(aBuild());
      expect(await common()).toEqual(all);
      await publish(aBuild({ 'assets/localization/en.json': '{"title":"Goods"}' }));
      expect((await common()).filter((path) => path.includes('/en.'))).toHaveLength(2);
      expect(await common()).toHaveLength(all.length + 1);

      await publish(
        aBuild({ 'remoteEntry.js': 'var pazar_catalog = { get() {}, init() { 1; } };' }),
      );
      const later = Array.from({ length: 2 }, (_, index) =>
        aBuild({ 'assets/localization/en.json': `{"title":"Word ${index}"}` }),
      );
      for (const files of later) await publish(files, 'none');
      now = new Date(now.getTime() + 60 * 24 * 3600 * 1000);
      const { items } = await registry.collector.collect({
        actor: 'me',
        reason: 'space',
        dryRun: false,
      });
      const removed = items.filter((item) => item.removed);
      expect(removed).toHaveLength(later.length);
      // The next collection deletes nothing again.
      const deleted = (['remove', 'removeAll'] as const).map((method) =>
        vi.spyOn(registry.parts.assets, method),
      );
      await registry.collector.collect({ actor: 'me', reason: 'space', dryRun: false });
      for (const spy of deleted) expect(spy).not.toHaveBeenCalled();
      const paths = await common();
      expect(paths.filter((path) => path.includes('/en.'))).toHaveLength(2);
      expect(paths).toEqual(expect.arrayContaining(all));
      for (const { version } of items.filter((item) => !item.removed)) {
        expect((await checkStored(registry.parts, remote, version)).faults).toEqual([]);
      }
    });

    it('refuse a build whose file has the name of another version and other bytes', async () => {
      await publish(aBuild());
      const wrong = aBuild({ [exposedScript]: 'globalThis.section = 2;' });
      const request = publishRequest(wrong, '0.3.0-one');
      await expect(registry.publisher.publish(order, request)).rejects.toThrow(BuildRefusal);
      expect(await registry.publisher.plan(order, request)).toMatchObject({ allowed: false });
      // The version is free for the build that is corrected.
      const corrected = aBuild({ 'assets/localization/en.json': '{"title":"Corrected"}' });
      await registry.publisher.publish(order, publishRequest(corrected, request.version));
      await expect(publish(aBuild({ 'static/image/logo.svg': '<svg/>' }))).rejects.toThrow(
        BuildRefusal,
      );
    });

    it('are filled with sound files alone, and a damaged one does not stop the registry', async () => {
      await publish(aBuild());
      const { version } = await publish(
        aBuild({ 'assets/localization/en.json': '{"title":"Goods"}' }),
      );
      const assets = layout(home.home).assets;
      await writeFile(join(assets, remote, version, exposedScript), 'damaged');
      await rm(join(assets, remote, 'files'), { recursive: true });
      await registry.close();
      await open();
      const stored = await registry.parts.assets.get(`${remote}/files/${exposedScript}`);
      expect(String(stored && Buffer.from(stored.bytes))).toBe('globalThis.section = 1;');
    });

    it('are filled from the versions when the registry opens, and repaired with them', async () => {
      const files = aBuild();
      const { version } = await publish(files);
      const folder = join(layout(home.home).assets, remote, 'files');
      await rm(folder, { recursive: true });
      expect((await checkStored(registry.parts, remote, version)).faults).not.toEqual([]);
      await registry.close();
      await open();
      expect(await common()).toEqual(all);
      await writeFile(join(folder, exposedScript), 'damaged');
      await writeFile(join(folder, `${exposedScript}.br`), 'damaged');
      const { repaired } = await repairVersion(registry.parts, registry.changes, {
        remote,
        version,
        actor: 'me',
        reason: 'disk',
        files: publishRequest(files).files,
      });
      expect(repaired).toEqual([exposedScript, `${exposedScript}.br`]);
      expect((await checkStored(registry.parts, remote, version)).faults).toEqual([]);
    });
  },
);
