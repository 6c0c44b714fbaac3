import type { z } from 'zod';

/** Reads environment variables; throws one message that names every variable that is wrong. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  variables: NodeJS.ProcessEnv,
): z.output<Schema> {
  // An empty variable is how many tools write "not set".
  const set = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = schema.safeParse(Object.fromEntries(set));
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `${name} ${message}; it is "${variables[name] ?? ''}".`;
  });
  throw new Error(lines.join('\n'));
}
