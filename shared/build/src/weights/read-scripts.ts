import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A container's script, which every visitor of its section loads. */
export const entryFile = 'remoteEntry.js';

/** One script of a finished build. */
export interface Script {
  /** Its path below the build's folder. */
  readonly file: string;
  /** Gzip bytes, level 9. */
  readonly gzip: number;
  /** The bundler's names of the chunks in it. */
  readonly ids: readonly string[];
  /** Each `import()` in it, as the chunks that it loads together. */
  readonly loads: readonly (readonly string[])[];
  /** Its sources: path as in the source map, and text. */
  readonly sources: readonly { readonly path: string; readonly text: string }[];
}

/**
 * Reads all scripts of a finished build.
 *
 * @param dist folder of the build
 * @throws Error where there is none
 */
export function readScripts(dist: string): readonly Script[] {
  const files = globSync('{*.js,static/js/**/*.js}', { cwd: dist });
  if (files.length === 0) throw new Error(`${dist} has no script: build it first`);
  return files.toSorted().map((file) => readScript(dist, file));
}

function readScript(dist: string, file: string): Script {
  const path = join(dist, file);
  const code = readFileSync(path, 'utf8');
  return {
    file,
    gzip: gzipSync(code, { level: 9 }).length,
    ids: idsOf(code),
    loads: loadsOf(code),
    sources: sourcesOf(`${path}.map`),
  };
}

/** A chunk starts by registering itself: `….push([["lot-list",7],`. */
function idsOf(code: string): string[] {
  const [, list = ''] = /\.push\(\[\[([^\]]*)\],/.exec(code.slice(0, 300)) ?? [];
  return [...list.matchAll(/[\w-]+/g)].map(([id]) => id);
}

const together = /Promise\.all\(\[(?:\w+\.e\((?:"[^"]+"|\d+)\),?)+\]\)|\w+\.e\((?:"[^"]+"|\d+)\)/g;

/** Each place that loads chunks: `Promise.all([n.e("a"),n.e(7)])`, or one `n.e("a")`. */
export function loadsOf(code: string): readonly (readonly string[])[] {
  return [...code.matchAll(together)].map(([load]) =>
    [...load.matchAll(/\.e\("?([^")]+)"?\)/g)].map(([, id = '']) => id),
  );
}

function sourcesOf(map: string): Script['sources'] {
  if (!existsSync(map)) return [];
  // The bundler writes it so: a source map, version 3.
  const { sources, sourcesContent = [] } = JSON.parse(readFileSync(map, 'utf8')) as {
    readonly sources: readonly string[];
    readonly sourcesContent?: readonly (string | null)[];
  };
  return sources.map((path, index) => ({ path, text: sourcesContent[index] ?? '' }));
}
