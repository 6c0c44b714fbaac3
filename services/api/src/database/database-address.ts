import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import type { DatabaseAddress } from './open-database.ts';

/** The configured database: a server, or the embedded one in our folder. */
export function databaseAddress({ databaseUrl, folder }: Environment): DatabaseAddress {
  return databaseUrl === null ? { folder: join(folder, 'db') } : { url: databaseUrl };
}
