import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineFile, workerAddress } from '@pazar/contracts/releases/kept-caches';
import type { OfflineFiles } from '@pazar/contracts/releases/offline';
import type { RsbuildPlugin } from '@rsbuild/core';
import { bundleScript } from './bundle-script.ts';

/** Source of the service worker, in the host. */
const source = join('src', 'worker', 'worker.ts');

/** The map of Google, which needs a network, and the page for visitors who are not signed in. */
const leftOut = /^static\/(?:js|css)\/async\/(?:maps|home)\./;

const isHashed = (file: string) => /^static\/.*\.(?:js|css|woff2)$/.test(file);
const isFixed = (file: string) => /^assets\/localization\/\w+\.json$/.test(file);

/**
 * Adds the service worker to the host's build, and `offline.json` with the files that browsers keep
 * beside it.
 *
 * @param root folder of the host
 */
export function offlineFiles(root: string): RsbuildPlugin {
  return {
    name: 'pazar:offline-files',
    // A development build has no hashes in its names, and is never kept.
    apply: ({ mode }, { action }) => action === 'build' && mode !== 'development',
    setup(api) {
      // Before this stage, files do not have their final names.
      api.processAssets({ stage: 'summarize' }, async ({ assets, sources, compilation }) => {
        const emit = (file: string, text: string) =>
          compilation.emitAsset(file, new sources.RawSource(text));
        const files = Object.keys(assets).filter((file) => !leftOut.test(file));
        const table = (wanted: (file: string) => boolean) =>
          files
            .filter((file) => wanted(file))
            .map((file) => [`/${file}`, integrityOf(assets[file]?.buffer())] as const);
        const [script, ...others] = files.filter((file) =>
          /^static\/js\/index\.\w+\.js$/.test(file),
        );
        if (script === undefined || others.length > 0) {
          throw new Error(`The build has ${others.length + 1} first scripts`);
        }
        const kept: OfflineFiles = {
          script: `/${script}`,
          hashed: Object.fromEntries(table(isHashed)),
          fixed: Object.fromEntries([...table(isFixed), ...icons(root)]),
        };
        emit(offlineFile, `${JSON.stringify(kept)}\n`);
        emit(workerAddress.slice(1), `${await bundleScript(join(root, source), 'webworker')}\n`);
      });
    },
  };
}

/** The icons of the page; the bundler copies them besides the files that it makes. */
function icons(root: string) {
  const folder = join(root, 'public');
  return globSync('assets/**/*.svg', { cwd: folder }).map(
    (file) => [`/${file}`, integrityOf(readFileSync(join(folder, file)))] as const,
  );
}

function integrityOf(bytes: Uint8Array | undefined): string {
  if (bytes === undefined) throw new Error('A file to keep is not in the build');
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
