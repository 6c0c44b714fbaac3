import { z } from 'zod';
import { localAddress } from './listen.ts';
import { StartProblem } from './start-problem.ts';

function portSchema(example: number) {
  const message = `must be a port from 1 to 65535, such as ${example}`;
  return z.coerce.number(message).int(message).min(1, message).max(65_535, message);
}

/** A variable with a port, from 1 to 65535; `usual` without it. */
export function portVariable(usual: number) {
  return portSchema(usual).default(usual);
}

/** A variable with a port that nothing listens on unless it is set. */
export function optionalPortVariable(example: number) {
  return portSchema(example).optional();
}

/** `PAZAR_BIND_ADDRESS`: where a service listens; on this machine alone without it. */
export const bindVariable = z
  .union([z.ipv4(), z.ipv6()], {
    error: 'must be an address of this machine, such as 10.0.0.5, or 0.0.0.0 for all of them',
  })
  .default(localAddress);

/** A variable with an origin of http or https: what follows the host is left out. */
export function originVariable(example: string) {
  return z
    .url({ protocol: /^https?$/, error: `must be an origin such as ${example}` })
    .transform((url) => new URL(url).origin)
    .optional();
}

/** `DATABASE_URL`: the PostgreSQL server; the embedded database without it. */
export const databaseUrlVariable = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must be an address such as postgres://user:password@host:5432/name',
  })
  .optional();

/**
 * Reads environment variables. An empty one counts as not set, which is how many tools write it. Throws a
 * `StartProblem` with one line for each variable that is wrong. A value is not repeated: it may be a secret.
 */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}.`);
  throw new StartProblem(lines.join('\n'));
}
