import { containerNameOf, sectionDescriptorSchema } from '@pazar/contracts/section-descriptor';
import * as z from 'zod/mini';
import type { RemoteRecord } from './remote-record.ts';

const assetsSchema = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });

const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }), pluginVersion: z.string() }),
  exposes: z
    .array(
      z.object({ path: z.string(), assets: z.object({ js: assetsSchema, css: assetsSchema }) }),
    )
    .check(z.minLength(1)),
});

/** A stand-in where the type asks for one: a development server's files change with every save. */
const noIntegrity = `sha384-${'A'.repeat(64)}`;

/**
 * Puts the remotes that development servers serve in the place of the published ones, or beside
 * them when they were never published.
 *
 * @param servers address of each remote's development server
 * @throws Error when a server does not answer with a manifest and a descriptor
 */
export async function withDevelopmentRecords(
  records: readonly RemoteRecord[],
  servers: Readonly<Record<string, string>>,
): Promise<RemoteRecord[]> {
  const developed = await Promise.all(
    Object.entries(servers).map(([name, server]) => readRecord(name, server)),
  );
  return [...records.filter((record) => servers[record.name] === undefined), ...developed];
}

async function readRecord(name: string, server: string): Promise<RemoteRecord> {
  const base = new URL('/', server).href;
  const [manifest, section] = await Promise.all([
    readJson(`${base}mf-manifest.json`, manifestSchema),
    readJson(`${base}section.json`, sectionDescriptorSchema),
  ]);
  const { js, css } = manifest.exposes[0]?.assets ?? { js: { sync: [] }, css: { sync: [] } };
  return {
    name,
    version: 'development',
    reason: 'development',
    container: containerNameOf(name),
    manifest: `${base}mf-manifest.json`,
    base,
    integrity: null,
    entry: {
      url: `${base}mf-manifest.json`,
      metadata: { integrity: noIntegrity, version: '0.0.0-development' },
      deployment: { traffic: 100, default: true },
      extras: {
        pazar: {
          section,
          build: {
            pluginVersion: manifest.metaData.pluginVersion,
            entry: manifest.metaData.remoteEntry.name,
            expose: { js: js.sync, css: css.sync },
            localization: {
              en: 'assets/localization/en.json',
              mk: 'assets/localization/mk.json',
            },
            shared: {},
            integrity: {},
          },
        },
      },
    },
  };
}

async function readJson<Value>(
  address: string,
  schema: { parse(input: unknown): Value },
): Promise<Value> {
  const response = await fetch(address, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return schema.parse(await response.json());
}
