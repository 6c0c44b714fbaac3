import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { documentShape } from '@pazar/contracts/releases/discovery';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { contractVersion } from '@pazar/contracts/releases/section-descriptor';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import * as z from 'zod';
import { usedModules } from './notices/modules-of.ts';
import type { SharedModule } from './shared-modules.ts';

const versionSchema = z.object({ version: z.string() });

/** Read as a file: the package does not export its `package.json`. */
const federationPackage = join(
  import.meta.dirname,
  '../node_modules/@module-federation/enhanced/package.json',
);

/** File in a shell's build with the facts that remotes must match. */
const factsFile = 'host.json';

/**
 * Adds `host.json` to the host's build: contract, runtime and shared modules, with a version
 * derived from the build's content.
 */
export function describeHost(
  root: string,
  { shared, files }: { shared: readonly SharedModule[]; files: Readonly<Record<string, string>> },
): RsbuildPlugin {
  const packageVersion = versionIn(join(root, 'package.json'));
  const pluginVersion = versionIn(federationPackage);
  return {
    name: 'pazar:describe-host',
    apply: 'build',
    setup(api) {
      api.processAssets({ stage: 'summarize' }, ({ assets, sources, compilation }) => {
        const facts: HostFacts = {
          version: `${packageVersion}-${digestOf(assets)}`,
          contract: contractVersion,
          documents: documentShape,
          pluginVersion,
          shared: Object.fromEntries(shared.map(({ path, version }) => [path, version])),
          exports: exportsOf(compilation, { root, files }),
          deprecated: deprecatedOf(shared),
        };
        compilation.emitAsset(factsFile, new sources.RawSource(`${JSON.stringify(facts)}\n`));
      });
    },
  };
}

function versionIn(file: string): string {
  return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

/** What the provided modules export; a CommonJS module says it to no bundler, and is left out. */
function exportsOf(
  compilation: Rspack.Compilation,
  { root, files }: { root: string; files: Readonly<Record<string, string>> },
): Record<string, string[]> {
  const require = createRequire(join(root, 'package.json'));
  const paths = new Map(
    Object.entries(files).map(([path, file]) => [
      isAbsolute(file) ? file : realpathSync(require.resolve(file)),
      path,
    ]),
  );
  const found = usedModules(compilation).flatMap((module) => {
    const path = paths.get(module.nameForCondition() ?? '');
    const names = path === undefined ? true : compilation.moduleGraph.getProvidedExports(module);
    return path !== undefined && Array.isArray(names) ? [[path, names.toSorted()] as const] : [];
  });
  return Object.fromEntries(found.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function deprecatedOf(shared: readonly SharedModule[]) {
  return Object.fromEntries(
    shared.flatMap(({ path, deprecated }) =>
      deprecated === undefined ? [] : [[path, deprecated]],
    ),
  );
}

/** A hash of everything that browsers may ask for; source maps are for people. */
function digestOf(assets: Record<string, { buffer: () => Uint8Array }>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(assets).toSorted()) {
    const asset = assets[name];
    if (asset === undefined || name.endsWith('.map')) continue;
    hash.update(`${name} `).update(asset.buffer());
  }
  return hash.digest('hex').slice(0, 12);
}
