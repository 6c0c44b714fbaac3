import { join, resolve } from 'node:path';
import { hostNamesSchema } from '@pazar/service/host-names';
import { z } from 'zod';
import { readAssetSettings } from './assets/asset-settings.ts';
import type { BucketSettings } from './assets/bucket-asset-store.ts';
import {
  readControllerSettings,
  type ControllerSettings,
} from './controller/controller-settings.ts';
import { readVariables } from './read-variables.ts';

const port = (fallback: number) =>
  z.coerce
    .number({ error: 'must be a port between 1 and 65535' })
    .int()
    .min(1, { error: 'must be a port between 1 and 65535' })
    .max(65_535, { error: 'must be a port between 1 and 65535' })
    .default(fallback);

const environmentSchema = z.object({
  PAZAR_HOME: z.string().default(resolve(import.meta.dirname, '../../../.pazar')),
  PAZAR_RELEASES_PORT: port(3300),
  PAZAR_ASSET_PORT: port(3100),
  PAZAR_ASSET_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an origin such as https://assets.example.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  PAZAR_FALLBACK_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an origin such as https://mirror.example.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  PAZAR_API_PORT: port(3200),
  PAZAR_API_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be an origin such as https://api.example.com' })
    .transform((url) => new URL(url).origin)
    .optional(),
  PAZAR_HOSTS: hostNamesSchema,
  PAZAR_RECOVER: z
    .enum(['database', 'keys', 'database,keys'], {
      error: 'must be database, keys or database,keys',
    })
    .optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
});

/** What the registry takes from its environment, with paths and addresses worked out. */
export interface Environment {
  port: number;
  home: string;
  assetOrigin: string;
  /** A second origin that serves the same builds. */
  fallbackOrigin: string | undefined;
  /** The agents' api, which knows whose session a token is. */
  apiOrigin: string;
  /** Host names of the registry besides those of this machine. */
  hosts: readonly string[];
  databaseUrl: string | undefined;
  /** Where builds are kept; undefined is a folder. */
  assetBucket: BucketSettings | undefined;
  controller: ControllerSettings;
  /** What this one start may replace although the documents on disk are newer; see `checkStart`. */
  recover: ReadonlySet<string>;
}

/** Reads the environment; throws one message that names every variable that is wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = readVariables(environmentSchema, variables);
  return {
    port: values.PAZAR_RELEASES_PORT,
    home: resolve(values.PAZAR_HOME),
    assetOrigin: values.PAZAR_ASSET_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_ASSET_PORT}`,
    fallbackOrigin: values.PAZAR_FALLBACK_ORIGIN,
    apiOrigin: values.PAZAR_API_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_API_PORT}`,
    hosts: values.PAZAR_HOSTS,
    databaseUrl: values.DATABASE_URL,
    assetBucket: readAssetSettings(variables),
    controller: readControllerSettings(variables),
    recover: new Set(values.PAZAR_RECOVER?.split(',')),
  };
}

/** The folders and files of the registry below the home folder. */
export function layout(home: string) {
  return {
    database: join(home, 'releases', 'db'),
    keys: join(home, 'releases', 'keys'),
    publishToken: join(home, 'releases', 'publish-token'),
    documents: join(home, 'documents'),
    assets: join(home, 'assets'),
    backups: join(home, 'backups'),
  };
}
