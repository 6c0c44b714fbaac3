import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

/** A package that a module imports: `import { z } from "zod"`. */
const imported =
  /^(?:import|export)\b[^;]*?\bfrom\s*["']([^"']+)["'];?$|\bimport\(["']([^"'.][^"']*)["']\)/gm;

/**
 * Makes one module of a program and all that it imports of ours, and leaves out what nothing calls.
 *
 * @param source folder of the program's package
 * @param program `entry` in that folder, and the name of the result in `dist`
 * @returns the packages of others that it imports
 */
export async function bundleProgram(
  source: string,
  program: { entry: string; bin: string; dist: string },
): Promise<Set<string>> {
  const { entry, bin, dist } = program;
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir: dist,
      emptyOutDir: false,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: `${bin}.js`, chunkFileNames: '[name].js' } },
    },
    ssr: { noExternal: [/^@pazar\//] },
  });
  const scripts = (await readdir(dist)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(dist, file), 'utf8')));
  const names = texts.flatMap((text) =>
    [...text.matchAll(imported)].map(([, from, later]) => from ?? later ?? ''),
  );
  return new Set(names.filter(isPackage).map(packageOf));
}

const isPackage = (name: string) => name !== '' && !/^(?:\.|node:)/.test(name);

/** `zod/mini` is in `zod`, `@fastify/static/x` in `@fastify/static`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
