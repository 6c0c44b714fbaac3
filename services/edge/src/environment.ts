import { join, resolve } from 'node:path';
import { overrideOriginSchema } from '@pazar/contracts/releases/runtime-config';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import {
  bindVariable,
  optionalPortVariable,
  originVariable,
  portVariable,
  readVariables,
} from '@pazar/service/environment';
import { hostNamesSchema } from '@pazar/service/host-names';
import { z } from 'zod';

const repository = resolve(import.meta.dirname, '../../..');

const origin = originVariable('https://assets.example.com');

const developmentRemotes = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be JSON such as {"catalog":"http://127.0.0.1:3110"}');
      return z.NEVER;
    }
  })
  .pipe(z.record(remoteNameSchema, z.url({ protocol: /^http$/ })))
  .optional();

const overrideOrigins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(overrideOriginSchema, {
      error: 'must be origins such as http://127.0.0.1:* or https://builds.example.com',
    }),
  )
  .default([]);

const proxies = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
        error: 'must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8',
      }),
    ),
  );

const environmentSchema = z.object({
  PAZAR_HOME: z.string().default(join(repository, '.pazar')),
  PAZAR_SHELL_ROOT: z.string().default(join(repository, 'host', 'dist')),
  PAZAR_BIND_ADDRESS: bindVariable,
  PAZAR_SHELL_PORT: portVariable(3000),
  PAZAR_EDGE_METRICS_PORT: optionalPortVariable(3502),
  PAZAR_ASSET_PORT: portVariable(3100),
  PAZAR_API_PORT: portVariable(3200),
  PAZAR_ASSET_ORIGIN: origin,
  PAZAR_API_ORIGIN: origin,
  PAZAR_RELEASES_PORT: portVariable(3300),
  PAZAR_RELEASES_ORIGIN: origin,
  PAZAR_DOCUMENTS_ORIGIN: origin,
  PAZAR_FALLBACK_ORIGIN: origin,
  PAZAR_TELEMETRY_SAMPLE: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, { error: 'must be a number from 0 to 1' })
    .max(1, { error: 'must be a number from 0 to 1' })
    .default(1),
  PAZAR_OVERRIDE_ORIGINS: overrideOrigins,
  PAZAR_OVERRIDES_FOR_ANYBODY: z.stringbool({ error: 'must be true or false' }).default(false),
  PAZAR_MAPS_KEY: z.string().optional(),
  PAZAR_MAPS_ID: z.string().optional(),
  PAZAR_DATA_STORE_ORIGIN: origin,
  PAZAR_CONTACT_EMAIL: z
    .email({ error: 'must be an e-mail address such as help@example.com' })
    .optional(),
  PAZAR_SEED: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
  PAZAR_DEVELOPMENT_REMOTES: developmentRemotes,
  PAZAR_HTTPS: z.stringbool({ error: 'must be true or false' }).default(false),
  PAZAR_HOSTS: hostNamesSchema,
  PAZAR_TRUSTED_PROXIES: proxies,
});

export interface Environment {
  /** State folder of the installation. */
  home: string;
  /** Where both servers listen. */
  host: string;
  /** Folder of the built shell. */
  shellRoot: string;
  shellPort: number;
  /** Port of the edge's `/metrics`, on this machine alone; nothing is measured without it. */
  metricsPort: number | undefined;
  assetPort: number;
  /** Where browsers load builds from. */
  assetOrigin: string;
  /** The origin to which `/api` is forwarded. */
  apiOrigin: string;
  /** Where the registry is, for reports and for the managers' page about releases. */
  releasesOrigin: string;
  /** The registry that documents are fetched from; without it, this folder's own are served. */
  documentsOrigin: string | undefined;
  /** A second origin of the same builds. */
  fallbackOrigin: string | undefined;
  /** Share of pages that report remotes without a rollout; 0 turns reports off altogether. */
  telemetrySample: number;
  /** Allowed sources of overrides, for managers or for everybody. */
  overrides: { origins: string[]; anybody: boolean };
  mapsKey: string | null;
  /** Google's id of the map's style. */
  mapsId: string | undefined;
  /** The origin of stored pictures, when that is not the API. */
  dataStore: string | null;
  /** Whom visitors may write to. */
  contact: string | undefined;
  /** True where the API has the demo accounts; an https installation has none. */
  isDemo: boolean;
  /** True when browsers reach the shell by https, through a proxy that ends TLS. */
  isHttps: boolean;
  /** Host names of both servers besides those of this machine. */
  hosts: readonly string[];
  /** Addresses and networks of proxies whose forwarding headers are trusted; none by default. */
  trustedProxies: readonly string[];
  /** Development servers that replace remotes, by the remote's name; only `pnpm dev` sets it. */
  developmentRemotes: Record<string, string> | undefined;
}

/** Reads the environment; throws one message that names every invalid variable. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = readVariables(environmentSchema, variables);
  return {
    home: resolve(values.PAZAR_HOME),
    host: values.PAZAR_BIND_ADDRESS,
    shellRoot: resolve(values.PAZAR_SHELL_ROOT),
    shellPort: values.PAZAR_SHELL_PORT,
    metricsPort: values.PAZAR_EDGE_METRICS_PORT,
    assetPort: values.PAZAR_ASSET_PORT,
    assetOrigin: values.PAZAR_ASSET_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_ASSET_PORT}`,
    apiOrigin: values.PAZAR_API_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_API_PORT}`,
    releasesOrigin:
      values.PAZAR_RELEASES_ORIGIN ?? `http://127.0.0.1:${values.PAZAR_RELEASES_PORT}`,
    documentsOrigin: values.PAZAR_DOCUMENTS_ORIGIN,
    fallbackOrigin: values.PAZAR_FALLBACK_ORIGIN,
    telemetrySample: values.PAZAR_TELEMETRY_SAMPLE,
    overrides: {
      origins: values.PAZAR_OVERRIDE_ORIGINS,
      anybody: values.PAZAR_OVERRIDES_FOR_ANYBODY,
    },
    mapsKey: values.PAZAR_MAPS_KEY ?? null,
    mapsId: values.PAZAR_MAPS_ID,
    dataStore: values.PAZAR_DATA_STORE_ORIGIN ?? null,
    contact: values.PAZAR_CONTACT_EMAIL,
    isDemo: values.PAZAR_SEED === 'on' && !values.PAZAR_HTTPS,
    isHttps: values.PAZAR_HTTPS,
    hosts: values.PAZAR_HOSTS,
    trustedProxies: values.PAZAR_TRUSTED_PROXIES,
    developmentRemotes: values.PAZAR_DEVELOPMENT_REMOTES,
  };
}

/** Warnings to the operator about a valid environment; one line each. */
export function environmentWarnings({ isHttps, trustedProxies }: Environment): string[] {
  if (!isHttps || trustedProxies.length > 0) return [];
  return [
    'PAZAR_HTTPS is set and PAZAR_TRUSTED_PROXIES is not: all visitors count as the proxy, so they ' +
      'share its limits. Set it to the address of the proxy, such as 127.0.0.1.',
  ];
}
