import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { installDebianPackage } from './debian-package.ts';
import { findProgram } from './find-program.ts';

/** Debian installs servers in a folder that is not in the `PATH` of most users. */
const installedNginx = () =>
  findProgram('nginx', [process.env['PATH'] ?? '', '/usr/sbin'].join(path.delimiter));

/** The nginx for the test of Pazar behind a TLS proxy; installs Debian's package when it may. */
export async function findNginx(given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '') return given;
  const file =
    installedNginx() ?? ((await installDebianPackage('nginx')) ? installedNginx() : null);
  if (file !== null) return file;
  throw new Failure(
    'The end-to-end tests need nginx with TLS and HTTP/2: install it (Debian: apt-get install nginx), ' +
      'or set PAZAR_NGINX to its file.',
  );
}
