import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One connection, for statements that must share a session. */
export interface SqlSession {
  run: (sql: string) => Promise<void>;
  rows: (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;
}

const folder = join(import.meta.dirname, 'migrations');
/** Any number that no other lock in the same database uses. */
const lockKey = 3_300_001;

/**
 * Runs the migrations that are not recorded yet, in the order of their names, all or none. Two
 * processes that start together wait for each other.
 */
export async function migrate(session: SqlSession): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  await session.run('begin');
  try {
    await session.rows('select pg_advisory_xact_lock($1)', [lockKey]);
    await session.run(
      'create schema if not exists releases;' +
        ' create table if not exists releases.migrations' +
        ' (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = await session.rows('select name from releases.migrations', []);
    const done = new Set(applied.map((row) => String(row['name'])));
    const unknown = [...done].find((name) => !names.includes(name));
    if (unknown !== undefined) {
      throw new Error(
        `The database has migration ${unknown}, which this build does not know. ` +
          'Start a build that knows it, or remove local data with pnpm reset.',
      );
    }
    for (const name of names.filter((candidate) => !done.has(candidate))) {
      await session.run(await readFile(join(folder, name), 'utf8'));
      await session.rows('insert into releases.migrations (name) values ($1)', [name]);
    }
    await session.run('commit');
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}
