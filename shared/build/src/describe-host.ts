import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentShape } from '@pazar/contracts/releases/discovery';
import type { HostFacts } from '@pazar/contracts/releases/host-facts';
import { contractVersion } from '@pazar/contracts/releases/section-descriptor';
import type { RsbuildPlugin } from '@rsbuild/core';
import * as z from 'zod';
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
export function describeHost(root: string, shared: readonly SharedModule[]): RsbuildPlugin {
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
        };
        compilation.emitAsset(factsFile, new sources.RawSource(`${JSON.stringify(facts)}\n`));
      });
    },
  };
}

function versionIn(file: string): string {
  return versionSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
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
