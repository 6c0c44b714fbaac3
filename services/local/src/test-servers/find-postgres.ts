import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { installDebianPackage } from './debian-package.ts';
import { findProgram } from './find-program.ts';

/** The folder of each major version's programs on Debian. */
const debianFolder = '/usr/lib/postgresql';

function installedPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newestFirst = versions.toSorted((left, right) => Number(right) - Number(left));
  const folders = newestFirst.map((version) => path.join(debianFolder, version, 'bin'));
  const inPath = findProgram('initdb');
  return (
    folders.find((folder) => existsSync(path.join(folder, 'initdb'))) ??
    (inPath === null ? null : path.dirname(inPath))
  );
}

/** The folder of `initdb` and `pg_ctl`; installs Debian's package when it may. */
export async function findPostgres(): Promise<string> {
  const folder =
    installedPostgres() ??
    ((await installDebianPackage('postgresql')) ? installedPostgres() : null);
  if (folder !== null) return folder;
  throw new Failure(
    'The database tests need PostgreSQL 15 or later: install it so that initdb and pg_ctl are in PATH ' +
      '(Debian: apt-get install postgresql), or set PAZAR_TEST_POSTGRES_URL to a server where databases may be made.',
  );
}
