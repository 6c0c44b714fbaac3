import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { bucketSchema, type BucketSettings } from '@pazar/service/bucket-settings';
import {
  bindVariable,
  databaseUrlVariable,
  optionalPortVariable,
  originVariable,
  portVariable,
  readVariables,
} from '@pazar/service/environment';
import { hostNamesSchema } from '@pazar/service/host-names';
import { z } from 'zod';
import { noticeSettings, noticeVariables, type NoticeSettings } from './notices/notice-settings.ts';
import {
  readControllerSettings,
  type ControllerSettings,
} from './judgement/controller-settings.ts';

/** Beside the sources in a checkout; as a package of somebody else's, in the user's folder. */
const usualHome = import.meta.dirname.split(sep).includes('node_modules')
  ? join(homedir(), '.pazar')
  : resolve(import.meta.dirname, '../../../.pazar');

const environmentSchema = z
  .object({
    PAZAR_HOME: z.string().default(usualHome),
    PAZAR_BIND_ADDRESS: bindVariable,
    PAZAR_RELEASES_PORT: portVariable(3300),
    PAZAR_RELEASES_METRICS_PORT: optionalPortVariable(3501),
    PAZAR_ASSET_PORT: portVariable(3100),
    PAZAR_ASSET_ORIGIN: originVariable('https://assets.example.com'),
    PAZAR_FALLBACK_ORIGIN: originVariable('https://mirror.example.com'),
    PAZAR_API_PORT: portVariable(3200),
    PAZAR_SHELL_URL: originVariable('https://pazar.example.com'),
    PAZAR_API_ORIGIN: originVariable('https://api.example.com'),
    PAZAR_HOSTS: hostNamesSchema,
    PAZAR_OFFLINE: z.stringbool({ error: 'must be true or false' }).default(true),
    PAZAR_RECOVER: z
      .string()
      .regex(/^(?:database|keys|token)(?:,(?:database|keys|token))*$/, {
        error: 'must be database, keys, token or several of them, with commas',
      })
      .optional(),
    DATABASE_URL: databaseUrlVariable,
  })
  .and(noticeVariables)
  .and(bucketSchema('PAZAR_ASSET'));

/** The registry's settings from its environment, with paths and URLs resolved. */
export interface Environment {
  /** Where it listens. */
  host: string;
  port: number;
  /** Port of `/metrics`, on this machine alone; nothing is measured without it. */
  metricsPort: number | undefined;
  home: string;
  assetOrigin: string;
  /** A second origin that serves the same builds. */
  fallbackOrigin: string | undefined;
  /** Whether browsers may keep files for a start without a network. */
  allowsOffline: boolean;
  /** The agents' API, which resolves session tokens. */
  apiOrigin: string;
  /** Host names of the registry besides those of this machine. */
  hosts: readonly string[];
  databaseUrl: string | undefined;
  /** The storage of builds; null is a folder. */
  assetBucket: BucketSettings | null;
  controller: ControllerSettings;
  /** Where operators are notified what happened. */
  notices: NoticeSettings;
  /** The shell's origin, whose certificate is watched. */
  shellOrigin: string | undefined;
  /**
   * State that this start may replace although the documents on disk are newer; see `checkStart`.
   */
  recover: ReadonlySet<string>;
}

/** Reads the environment; throws one message that names every invalid variable. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = readVariables(environmentSchema, variables);
  return {
    host: values.PAZAR_BIND_ADDRESS,
    port: values.PAZAR_RELEASES_PORT,
    metricsPort: values.PAZAR_RELEASES_METRICS_PORT,
    home: resolve(values.PAZAR_HOME),
    assetOrigin: values.PAZAR_ASSET_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_ASSET_PORT}`,
    fallbackOrigin: values.PAZAR_FALLBACK_ORIGIN,
    allowsOffline: values.PAZAR_OFFLINE,
    apiOrigin: values.PAZAR_API_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_API_PORT}`,
    hosts: values.PAZAR_HOSTS,
    databaseUrl: values.DATABASE_URL,
    assetBucket: values.bucket,
    controller: readControllerSettings(variables),
    notices: noticeSettings(values),
    shellOrigin: values.PAZAR_SHELL_URL,
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
    /** Secrets of the other processes on this machine, which a backup has too. */
    secrets: {
      'api/secrets.json': join(home, 'api', 'secrets.json'),
      'edge/load-key': join(home, 'edge', 'load-key'),
    },
  };
}
