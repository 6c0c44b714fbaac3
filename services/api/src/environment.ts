import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  missingVariables,
  outsideSettings,
  outsideVariables,
} from './outside/outside-environment.ts';
import { StartProblem } from './start-problem.ts';

const defaultHome = fileURLToPath(new URL('../../../.pazar', import.meta.url));

function port(usual: number) {
  const example = `must be a port, such as ${usual}`;
  return z.coerce
    .number(example)
    .int(example)
    .min(1, 'must be a port from 1 to 65535')
    .max(65_535, 'must be a port from 1 to 65535')
    .default(usual);
}

const variablesSchema = z
  .object({
    PAZAR_API_PORT: port(3200),
    /** Of `/metrics`: on this machine alone. */
    PAZAR_METRICS_PORT: port(3500),
    PAZAR_HOME: z.string().min(1, 'must be a folder, or not set at all').default(defaultHome),
    DATABASE_URL: z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'must be an address such as postgres://user:password@host:5432/name',
      })
      .optional(),
    PAZAR_SEED: z.enum(['on', 'off'], 'must be "on" or "off"').optional(),
    PAZAR_REQUESTS_PER_MINUTE: z.coerce
      .number('must be a number, such as 300')
      .int('must be a whole number, such as 300')
      .min(1, 'must be at least 1')
      .default(300),
    NODE_ENV: z.string().optional(),
    ...outsideVariables,
  })
  .check(({ value, issues }) => {
    for (const [name, message] of missingVariables(value)) {
      issues.push({ code: 'custom', message, path: [name], input: undefined });
    }
  })
  .transform((variables) => ({
    port: variables.PAZAR_API_PORT,
    metricsPort: variables.PAZAR_METRICS_PORT,
    /** This service's own state: the embedded database and its keys. */
    folder: resolve(variables.PAZAR_HOME, 'api'),
    /** State of the whole installation. */
    home: resolve(variables.PAZAR_HOME),
    databaseUrl: variables.DATABASE_URL ?? null,
    // The demo accounts have a public password: never by default where real people sign in.
    seed: (variables.PAZAR_SEED ?? (variables.NODE_ENV === 'production' ? 'off' : 'on')) === 'on',
    /** Of one session, or of one address that is not signed in. The API promises 300. */
    requestsPerMinute: variables.PAZAR_REQUESTS_PER_MINUTE,
    isProduction: variables.NODE_ENV === 'production',
    outside: outsideSettings(variables),
  }));

export type Environment = z.infer<typeof variablesSchema>;

/** Throws a `StartProblem` that says which variable is wrong and what would be right. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = variablesSchema.safeParse(variables);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`);
  throw new StartProblem(faults.join('\n'));
}
