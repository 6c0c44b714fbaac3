import { join } from 'node:path';
import type { DatabaseAddress } from './open-database.ts';

/** The configured database: a server, or the embedded one in our folder. */
export function databaseAddress(configured: {
  databaseUrl: string | null;
  folder: string;
  /** Of the pool to a server, at most; the usual number when absent. */
  connections?: number;
}): DatabaseAddress {
  const { databaseUrl, folder, connections } = configured;
  if (databaseUrl === null) return { folder: join(folder, 'db') };
  return { url: databaseUrl, ...(connections !== undefined && { connections }) };
}
