import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bucketSchema } from '@pazar/service/bucket-settings';
import {
  bindVariable,
  databaseUrlVariable,
  portVariable,
  readVariables,
} from '@pazar/service/environment';
import { hostNamesSchema } from '@pazar/service/host-names';
import { z } from 'zod';
import { keySchema, type Secrets } from './security/secrets.ts';
import {
  missingVariables,
  adapterSettings,
  adapterVariables,
} from './adapters/adapter-environment.ts';

/** For a request that holds a transaction, for what it reads beside that, and for all others. */
const leastConnections = 3;
const poolExample = `must be a whole number from ${leastConnections} on, such as 10`;

interface KeyVariables {
  PAZAR_TOKEN_KEY?: Uint8Array | undefined;
  PAZAR_CURSOR_KEY?: Uint8Array | undefined;
}

/** The keys are in both variables or in none: then in `secrets.json`. */
function keyFaults(variables: KeyVariables): [name: string, message: string][] {
  const { PAZAR_TOKEN_KEY: token, PAZAR_CURSOR_KEY: cursor } = variables;
  if ((token === undefined) === (cursor === undefined)) return [];
  return token === undefined
    ? [['PAZAR_TOKEN_KEY', 'must be set too: PAZAR_CURSOR_KEY is']]
    : [['PAZAR_CURSOR_KEY', 'must be set too: PAZAR_TOKEN_KEY is']];
}

function secretsOf(variables: KeyVariables): Secrets | null {
  const { PAZAR_TOKEN_KEY: tokenKey, PAZAR_CURSOR_KEY: cursorKey } = variables;
  return tokenKey && cursorKey ? { tokenKey, cursorKey } : null;
}

const defaultHome = fileURLToPath(new URL('../../../.pazar', import.meta.url));

/** Settings that exclude a demo, as the password of its accounts is public. */
function demoFaults(variables: {
  PAZAR_SEED: string;
  DATABASE_URL?: string | undefined;
  PAZAR_SHELL_URL?: string | undefined;
}): [name: string, message: string][] {
  const { PAZAR_SEED: seed, DATABASE_URL: database, PAZAR_SHELL_URL: shell } = variables;
  if (seed === 'off') return [];
  const reason = 'the password of the demo accounts is public';
  return [
    ...(database === undefined ? [] : [`must be off with DATABASE_URL: ${reason}`]),
    ...(shell?.startsWith('https:')
      ? [`must be off with an https PAZAR_SHELL_URL: ${reason}`]
      : []),
  ].map((message) => ['PAZAR_SEED', message]);
}

const variablesSchema = z
  .object({
    PAZAR_BIND_ADDRESS: bindVariable,
    PAZAR_API_PORT: portVariable(3200),
    /** Of `/metrics`: on this machine alone. */
    PAZAR_METRICS_PORT: portVariable(3500),
    PAZAR_HOSTS: hostNamesSchema,
    PAZAR_HOME: z.string().default(defaultHome),
    DATABASE_URL: databaseUrlVariable,
    PAZAR_DATABASE_POOL: z.coerce
      .number(poolExample)
      .int(poolExample)
      .min(leastConnections, poolExample)
      .default(10),
    PAZAR_SEED: z.enum(['on', 'off'], 'must be "on" or "off"').default('off'),
    /** Signs session tokens, and encrypts what only the service reads. */
    PAZAR_TOKEN_KEY: keySchema.optional(),
    /** Signs the cursors of lists. */
    PAZAR_CURSOR_KEY: keySchema.optional(),
    PAZAR_REQUESTS_PER_MINUTE: z.coerce
      .number('must be a number, such as 300')
      .int('must be a whole number, such as 300')
      .min(1, 'must be at least 1')
      .default(300),
    ...adapterVariables,
  })
  .check(({ value, issues }) => {
    for (const [name, message] of [
      ...missingVariables(value),
      ...demoFaults(value),
      ...keyFaults(value),
    ]) {
      issues.push({ code: 'custom', message, path: [name], input: undefined });
    }
  })
  .and(bucketSchema('PAZAR_IMAGE'))
  .transform((variables) => ({
    /** Where it listens; `/metrics` is on this machine alone. */
    host: variables.PAZAR_BIND_ADDRESS,
    port: variables.PAZAR_API_PORT,
    metricsPort: variables.PAZAR_METRICS_PORT,
    /** This service's own state: the embedded database and its keys. */
    folder: resolve(variables.PAZAR_HOME, 'api'),
    /** State of the whole installation. */
    home: resolve(variables.PAZAR_HOME),
    databaseUrl: variables.DATABASE_URL ?? null,
    /** Connections of this process to a server, at most. */
    connections: variables.PAZAR_DATABASE_POOL,
    /** Host names of the API besides those of this machine. */
    hosts: variables.PAZAR_HOSTS,
    /** Whether this is a demo: an empty database gets the demo accounts. */
    isDemo: variables.PAZAR_SEED === 'on',
    /** Null: those of `secrets.json` in `folder`. */
    secrets: secretsOf(variables),
    /** Limit for one session, or for one address without a session. The API promises 300. */
    requestsPerMinute: variables.PAZAR_REQUESTS_PER_MINUTE,
    adapters: { ...adapterSettings(variables), bucket: variables.bucket },
  }));

export type Environment = z.infer<typeof variablesSchema>;

/** Throws a `StartProblem` that names the wrong variable and the values it accepts. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  return readVariables(variablesSchema, variables);
}
