import path from 'node:path';
import { z } from 'zod';
import { Failure } from '../command/failure.ts';
import { defaultHome, repositoryRoot } from '../command/paths.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65_535).default(fallback);

const environmentSchema = z.object({
  PAZAR_SHELL_PORT: port(3000),
  PAZAR_EDGE_PORT: port(3001),
  PAZAR_ASSET_PORT: port(3100),
  PAZAR_REMOTE_PORT: port(3110),
  PAZAR_API_PORT: port(3200),
  PAZAR_RELEASES_PORT: port(3300),
  PAZAR_IDENTITY_PORT: port(3400),
  PAZAR_METRICS_PORT: port(3500),
  PAZAR_CONTACT_EMAIL: z.string().optional(),
  // The API reads these; here they only decide what is started and printed.
  PAZAR_GOOGLE_CLIENT_ID: z.string().optional(),
  PAZAR_SMTP_URL: z.string().optional(),
  PAZAR_SEED: z.string().optional(),
  PAZAR_SHELL_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  PAZAR_HOME: z
    .string()
    .min(1)
    .default(defaultHome)
    .transform((folder) => path.resolve(repositoryRoot, folder)),
});
export type Environment = z.infer<typeof environmentSchema>;

/** Reads the ports and the state folder; an error names the invalid value and the valid ones. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const parsed = environmentSchema.safeParse(variables);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}=${variables[name] ?? ''}: ${issue.message}`;
  });
  throw new Failure(['The environment is not right:', ...problems].join('\n'));
}
