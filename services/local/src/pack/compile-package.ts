import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { mustRun } from '../supervise/must-run.ts';

/** The folders that a package publishes. The compiler also writes the gallery, examples and settings, which it reads. */
const published = /^(?:src|assets)$/;
const ofTests = /\.test\.(?:js|d\.ts|snap)$|(?:^|\/)fixtures$/;

/**
 * Makes JavaScript with declarations of a package's TypeScript, because Node runs no TypeScript below
 * `node_modules`. Styles, data and plain scripts are copied beside it.
 *
 * @param source folder of the package
 * @param dist the folder of the result
 */
export async function compilePackage(source: string, dist: string): Promise<void> {
  const emit = ['--noEmit', 'false', '--outDir', dist, '--rootDir', '.', '--declaration'];
  const extensions = ['--rewriteRelativeImportExtensions', '--allowImportingTsExtensions', 'false'];
  await mustRun({
    // By default four checkers compute the same types. The packages themselves run in parallel.
    command: ['tsc', '-p', '.', '--singleThreaded', ...emit, ...extensions],
    cwd: source,
  });
  await cp(path.join(source, 'src'), path.join(dist, 'src'), {
    recursive: true,
    filter: (file) => !/(?<!\.d)\.tsx?$/.test(file),
  });
  const others = (await readdir(dist)).filter((name) => !published.test(name));
  const tests = (await readdir(dist, { recursive: true })).filter((file) => ofTests.test(file));
  await Promise.all(
    [...others, ...tests].map((name) => rm(path.join(dist, name), { recursive: true })),
  );
}
