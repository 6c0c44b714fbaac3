import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { type Gate, outcomeOf } from './gate.ts';
import { findIdle, findUnstarted, type Place, type TestedPackage } from './started-scripts.ts';

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);
/** What measures, proves or takes pictures. */
const isOfBenchmark = (file: string) =>
  /\/(?:bench|screens)\/[^/]+\.ts$/.test(file) && !isTest(file);

/** Every script that measures, proves or draws is started by a test. */
export function benchmarkGate(root: string): Gate {
  return {
    name: 'benchmarks',
    async run() {
      const files = await sourceFiles(root);
      const readAll = (chosen: readonly string[]) =>
        Promise.all(
          chosen.map(async (file) => ({
            path: file,
            text: await readFile(path.join(root, file), 'utf8'),
          })),
        );
      const tests = await readAll(files.filter(isTest));
      const manifests = await readAll(
        files.filter((file) => path.basename(file) === 'package.json'),
      );
      const packages = manifests.map(({ path: file, text }): TestedPackage => {
        const folder = path.dirname(file).replace(/^\.$/, '');
        const own = tests.filter((test) => folder === '' || test.path.startsWith(`${folder}/`));
        // npm and pnpm refuse a package.json of another shape.
        const { name = '', scripts = {} } = JSON.parse(text) as Partial<TestedPackage>;
        return { folder, name, scripts, tests: own.map((test) => test.text) };
      });
      const benchFiles = await readAll(files.filter(isOfBenchmark));
      const isThere = ({ file, text }: Place) =>
        files.includes(file) && readFileSync(path.join(root, file), 'utf8').includes(text);
      return outcomeOf([...findUnstarted(packages, isThere), ...findIdle(benchFiles, packages)]);
    },
  };
}
