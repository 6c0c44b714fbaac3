import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rsbuild/core';

const bundled = 'script.js';

/**
 * A script with its imports, in one text.
 *
 * @param target `webworker` for a script that has no page
 * @throws Error with what the bundler found
 */
export async function bundleScript(file: string, target: 'web' | 'webworker'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-script-'));
  try {
    const compiler = rspack({
      mode: 'production',
      entry: file,
      devtool: false,
      target: [target, 'es2022'],
      resolve: { extensions: ['.ts', '.tsx', '.js'] },
      module: {
        rules: [{ test: /\.tsx?$/, loader: 'builtin:swc-loader', type: 'javascript/auto' }],
      },
      output: { path: folder, filename: bundled },
    });
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        const faults = stats?.hasErrors() === true ? stats.toString('errors-only') : null;
        compiler.close(() => {
          if (error !== null || faults !== null) reject(error ?? new Error(faults ?? ''));
          else resolve();
        });
      });
    });
    return (await readFile(join(folder, bundled), 'utf8')).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
