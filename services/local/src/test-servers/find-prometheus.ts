import { Failure } from '../command/failure.ts';
import { installDebianPackage } from './debian-package.ts';
import { findProgram } from './find-program.ts';

/** The Prometheus for the tests of alerts, with `promtool` beside it; installs Debian's package when it may. */
export async function findPrometheus(given: string | undefined): Promise<string> {
  if (given !== undefined && given !== '') return given;
  const find = () => findProgram('prometheus');
  const file = find() ?? ((await installDebianPackage('prometheus')) ? find() : null);
  if (file !== null) return file;
  throw new Failure(
    'The tests of alerts need Prometheus: install it so that prometheus and promtool are in PATH ' +
      '(Debian: apt-get install prometheus), or set PAZAR_PROMETHEUS to its file.',
  );
}
