import { posix } from 'node:path';
import { howToShare } from '@pazar/contracts/releases/shared-packages';
import { assetPathSchema } from '@pazar/contracts/releases/discovery';
import { z } from 'zod';

const assetList = z.looseObject({
  sync: z.array(assetPathSchema).default([]),
  async: z.array(assetPathSchema).default([]),
});

const exposeSchema = z.looseObject({
  path: z.string(),
  assets: z.looseObject({ js: assetList, css: assetList }),
});

/** The parts of Module Federation's `mf-manifest.json` that a release depends on. */
const federationManifestSchema = z.looseObject({
  name: z.string().min(1),
  metaData: z.looseObject({
    globalName: z.string(),
    pluginVersion: z.string().min(1),
    remoteEntry: z.looseObject({ name: z.string().min(1), path: z.string() }),
  }),
  shared: z.array(
    z.looseObject({
      name: z.string().min(1),
      requiredVersion: z.string(),
      /** Files of the section's own copy. */
      assets: z.looseObject({ js: assetList }).optional(),
    }),
  ),
  remotes: z.array(z.unknown()),
  exposes: z.array(exposeSchema),
});
type FederationManifest = z.infer<typeof federationManifestSchema>;

export interface FederationFacts {
  /** The container's name, which is also its global. */
  container: string;
  pluginVersion: string;
  entry: string;
  expose: { js: string[]; css: string[] };
  /** Files that the section loads later. */
  lazy: string[];
  shared: Record<string, string>;
}

/** Parses a manifest, or returns the reasons why it is rejected. */
export function readFederationManifest(text: string): FederationFacts | string[] {
  let holdsCode = false;
  const json: unknown = JSON.parse(text, (key, value: unknown) => {
    if (key === 'getPublicPath') holdsCode = true;
    return value;
  });
  // The runtime evaluates this member with `new Function`.
  if (holdsCode) return ['contains getPublicPath, which would be evaluated as code'];
  const parsed = federationManifestSchema.safeParse(json);
  if (!parsed.success) return [z.prettifyError(parsed.error)];
  const refusals = refusalsOf(parsed.data);
  return refusals.length > 0 ? refusals : factsOf(parsed.data);
}

function refusalsOf(manifest: FederationManifest): string[] {
  const refusals: string[] = [];
  const exposed = manifest.exposes.map((expose) => expose.path);
  if (exposed.length !== 1 || exposed[0] !== './section') {
    refusals.push(`exposes [${exposed.join(', ')}]; it must expose ./section and nothing else`);
  }
  for (const { name, assets } of manifest.shared) {
    if (assets === undefined || assets.js.sync.length + assets.js.async.length === 0) continue;
    refusals.push(`has a copy of ${name}; ${howToShare}`);
  }
  if (manifest.remotes.length > 0) {
    refusals.push('names remotes; only the shell loads remotes');
  }
  if (manifest.metaData.globalName !== manifest.name) {
    refusals.push(`uses the global ${manifest.metaData.globalName}; it must be ${manifest.name}`);
  }
  return refusals;
}

function factsOf(manifest: FederationManifest): FederationFacts {
  const { remoteEntry, pluginVersion } = manifest.metaData;
  const lists = manifest.exposes.map((expose) => expose.assets);
  return {
    container: manifest.name,
    pluginVersion,
    entry: posix.join(remoteEntry.path, remoteEntry.name),
    // Async chunks are under `lazy`: loaded at once they would compete for the connection.
    expose: {
      js: [...new Set(lists.flatMap(({ js }) => js.sync))],
      css: [...new Set(lists.flatMap(({ css }) => css.sync))],
    },
    lazy: [...new Set(lists.flatMap(({ js, css }) => [...js.async, ...css.async]))],
    shared: Object.fromEntries(
      manifest.shared.map((module) => [module.name, module.requiredVersion]),
    ),
  };
}
