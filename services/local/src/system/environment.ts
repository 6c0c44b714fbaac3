import path from 'node:path';
import { portVariable, readVariables } from '@pazar/service/environment';
import { StartProblem } from '@pazar/service/start-problem';
import { z } from 'zod';
import { Failure } from '../command/failure.ts';
import { defaultHome, repositoryRoot } from '../command/paths.ts';

const environmentSchema = z.object({
  PAZAR_SHELL_PORT: portVariable(3000),
  PAZAR_EDGE_PORT: portVariable(3001),
  PAZAR_ASSET_PORT: portVariable(3100),
  PAZAR_REMOTE_PORT: portVariable(3110),
  PAZAR_API_PORT: portVariable(3200),
  PAZAR_RELEASES_PORT: portVariable(3300),
  PAZAR_IDENTITY_PORT: portVariable(3400),
  PAZAR_METRICS_PORT: portVariable(3500),
  PAZAR_CONTACT_EMAIL: z.string().optional(),
  // The API reads these; here they only decide what is started and printed.
  PAZAR_GOOGLE_CLIENT_ID: z.string().optional(),
  PAZAR_SMTP_URL: z.string().optional(),
  PAZAR_SEED: z.string().optional(),
  PAZAR_SHELL_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  NODE_COMPILE_CACHE: z.string().optional(),
  PAZAR_HOME: z
    .string()
    .default(defaultHome)
    .transform((folder) => path.resolve(repositoryRoot, folder)),
});
export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads the ports and the state folder as the services do. Throws a `Failure` with one line for each
 * variable that is wrong, with the values that it accepts.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  try {
    return readVariables(environmentSchema, variables);
  } catch (error) {
    throw error instanceof StartProblem ? new Failure(error.message) : error;
  }
}
