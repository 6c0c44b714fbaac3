import { join } from 'node:path';
import type { DatabaseAddress } from './open-database.ts';

/** The configured database: a server, or the embedded one in our folder. */
export function databaseAddress(configured: {
  databaseUrl: string | null;
  folder: string;
}): DatabaseAddress {
  const { databaseUrl, folder } = configured;
  return databaseUrl === null ? { folder: join(folder, 'db') } : { url: databaseUrl };
}
