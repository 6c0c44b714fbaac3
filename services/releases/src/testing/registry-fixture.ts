import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScratchDatabase } from '@pazar/service/testing/scratch-database';
import { readControllerSettings } from '../judgement/controller-settings.ts';
import { layout } from '../environment.ts';
import { noNotices, type NoticeSettings } from '../notices/notice-settings.ts';
import { openRegistry, type Registry } from '../open-registry.ts';
import { copyMigratedDatabase } from './migrated-database.ts';

/** A place for a registry's state, which outlives the registries that are opened in it. */
export interface RegistryHome {
  home: string;
  /** The environment of a process that works on it. */
  variables: Record<string, string>;
  open: (now?: () => Date, recover?: readonly string[]) => Promise<Registry>;
  token: () => Promise<string>;
  remove: () => Promise<void>;
}

const postgresUrl = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';

interface HomeOptions {
  /** Without a database, as before the first start; otherwise the embedded one has its tables. */
  isNew?: boolean;
  /** Whether browsers may keep files for a start without a network. */
  allowsOffline?: boolean;
  /** Where operators are notified. */
  notices?: NoticeSettings;
}

const pglite = { database: 'PGlite', createHome: createPgliteHome };
const postgres = { database: 'PostgreSQL', createHome: createPostgresHome };

/** For tests of what one of the databases could do otherwise: starts, keys, backups, restarts and kills. */
export const databases = postgresUrl === '' ? [pglite] : [pglite, postgres];

/** For tests of rules: PostgreSQL, or PGlite where PAZAR_TEST_POSTGRES_URL names no server. */
export const ruleDatabases = postgresUrl === '' ? [pglite] : [postgres];

async function createPgliteHome({
  isNew = false,
  allowsOffline = true,
  notices = noNotices,
}: HomeOptions = {}): Promise<RegistryHome> {
  const home = await createHome({ allowsOffline, notices });
  if (!isNew) copyMigratedDatabase(layout(home.home).database);
  return home;
}

async function createHome({
  databaseUrl,
  allowsOffline,
  notices,
}: {
  databaseUrl?: string;
  allowsOffline: boolean;
  notices: NoticeSettings;
}): Promise<RegistryHome> {
  const home = await mkdtemp(join(tmpdir(), 'pazar-releases-'));
  const assetOrigin = 'http://127.0.0.1:3100';
  // No server listens there: the tests' managers have their own.
  const apiOrigin = 'http://127.0.0.1:9';
  const controller = readControllerSettings({});
  return {
    home,
    variables: {
      PAZAR_HOME: home,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
    open: (now, recover = []) =>
      openRegistry(
        {
          host: '127.0.0.1',
          home,
          assetOrigin,
          fallbackOrigin: undefined,
          allowsOffline,
          apiOrigin,
          databaseUrl,
          assetBucket: null,
          controller,
          recover: new Set(recover),
          hosts: [],
          notices,
        },
        now,
      ),
    token: async () => (await readFile(layout(home).publishToken, 'utf8')).trim(),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}

/** A separate database on the server, so that tests cannot interfere. */
async function createPostgresHome({
  allowsOffline = true,
  notices = noNotices,
}: HomeOptions = {}): Promise<RegistryHome> {
  const { url, drop } = await createScratchDatabase(postgresUrl);
  const home = await createHome({ databaseUrl: url, allowsOffline, notices });
  return {
    ...home,
    remove: async () => {
      await home.remove();
      await drop();
    },
  };
}
