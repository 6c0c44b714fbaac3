import {
  containerNameOf,
  publishedDescriptorSchema,
} from '@pazar/contracts/releases/section-descriptor';
import * as z from '@pazar/contracts/schema';
import type { Build } from './build.ts';
import { requestJson } from '../request/request-json.ts';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: z.string() }),
    pluginVersion: z.string(),
  }),
  exposes: z
    .array(
      z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) }),
    )
    .check(z.minLength(1)),
});

export interface UnsignedSource {
  readonly name: string;
  /** Folder of the build, with a slash at the end. */
  readonly base: string;
  readonly reason: 'development' | 'override';
}

/**
 * The build of a remote that a server offers without signature and integrity.
 *
 * @throws Error when it does not answer with a manifest and a descriptor of this remote
 */
export async function readUnsignedBuild({ name, base, reason }: UnsignedSource): Promise<Build> {
  const [manifest, section] = await Promise.all([
    readJson(`${base}mf-manifest.json`, manifestSchema),
    readJson(`${base}section.json`, publishedDescriptorSchema),
  ]);
  const { globalName: container, remoteEntry, pluginVersion } = manifest.metaData;
  if (section.name !== name || !container.startsWith(containerNameOf(name))) {
    throw new Error(`${base} is a build of ${section.name}, not of ${name}`);
  }
  const { js, css } = manifest.exposes[0]?.assets ?? { js: { sync: [] }, css: { sync: [] } };
  return {
    name,
    version: reason,
    reason,
    group: 'other',
    rollout: null,
    container,
    registered: container,
    manifest: `${base}mf-manifest.json`,
    base,
    section,
    files: {
      pluginVersion,
      entry: remoteEntry.name,
      expose: { js: js.sync, css: css.sync },
      localization: { en: 'assets/localization/en.json', mk: 'assets/localization/mk.json' },
      shared: {},
    },
    // A development server's files change with every save.
    integrity: null,
  };
}

async function readJson<Value>(
  url: string,
  schema: { parse(input: unknown): Value },
): Promise<Value> {
  return schema.parse(await requestJson(url, { cache: 'no-store', credentials: 'omit' }));
}

/**
 * Replaces published remotes by those of development servers, and adds the ones that were never
 * published.
 *
 * @param servers URL of each remote's development server
 * @throws Error when a server does not answer with a manifest and a descriptor
 */
export async function withDevelopmentBuilds(
  builds: readonly Build[],
  servers: Readonly<Record<string, string>>,
): Promise<Build[]> {
  const developed = await Promise.all(
    Object.entries(servers).map(([name, server]) =>
      readUnsignedBuild({ name, base: new URL('/', server).href, reason: 'development' }),
    ),
  );
  return [...builds.filter((build) => servers[build.name] === undefined), ...developed];
}
