import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shareOf } from '../chunks.ts';
import { entryFile, loadsOf, readScripts, type Script } from './read-scripts.ts';

/**
 * Groups that the shell requests beside a section's own files:
 * host/src/core/builds/shared-chunks.ts.
 */
const shownFirst = /^@pazar\/ui\/(?:list|overlay|record)$/;
const isList = /^import (?!type )[^;]*? from '@pazar\/section\/list\/data-list'/m;

export interface RemoteWeight {
  /** Gzip bytes of the entry. */
  readonly entry: number;
  /** Gzip bytes of the section's script, with the chunks loaded beside it. */
  readonly first: number;
  /** Number of sources that are in more than one later script. */
  readonly repeated: number;
  /**
   * Gzip bytes of all scripts beyond the shell's first one and its page that the heaviest list of the section needs
   * when nothing was loaded before; undefined when no page is a list.
   */
  readonly list: number | undefined;
}

/** The page around all pages: every visitor has it before a section shows. */
const isOfEveryPage = ({ file }: Script) => /\/page\.[^/]+$/.test(file);

/** The scripts of each shared module that the shell provides on demand. */
type SharedScripts = ReadonlyMap<string, readonly Script[]>;

/**
 * Reads from a build of the host what it loads for a shared module.
 *
 * @param dist folder of the build
 * @throws Error where it provides none, so nothing would be weighed
 */
export function readSharedScripts(dist: string): SharedScripts {
  const scripts = readScripts(dist);
  const provided = /name:"([^"]+)",version:"[^"]*",factory:\(\)=>((?:(?!name:").)*?)\.then/g;
  const first = scripts.map(({ file }) => readFileSync(join(dist, file), 'utf8'));
  const shared = first.flatMap((code) =>
    [...code.matchAll(provided)].map(([, name = '', load = '']) => {
      const [ids = []] = loadsOf(load);
      return [name, withIds(scripts, ids).filter((script) => !isOfEveryPage(script))] as const;
    }),
  );
  if (shared.length === 0) throw new Error(`${dist} provides no shared module on demand`);
  return new Map(shared);
}

/**
 * Weighs the scripts of a remote.
 *
 * @param dist folder of its build
 * @throws Error where the entry names no section, so nothing would be weighed
 */
export function weighRemote(dist: string, shared: SharedScripts): RemoteWeight {
  const scripts = readScripts(dist);
  const [entry] = scripts.filter(({ file }) => file === entryFile);
  const [exposed] = entry?.loads ?? [];
  if (entry === undefined || exposed === undefined) {
    throw new Error(`${dist} has no entry that loads a section`);
  }
  const first = withIds(scripts, exposed);
  const requested = namesIn(readFileSync(join(dist, entryFile), 'utf8'));
  const lists = pagesFrom([], first, scripts)
    .filter(({ own }) => own.some(({ sources }) => sources.some(({ text }) => isList.test(text))))
    .map(({ needs }) => {
      const names = [...requested, ...needs.flatMap(importsOf)];
      return sizeOf([entry, ...needs, ...names.flatMap((name) => scriptsOf(name, shared))]);
    });
  return {
    entry: entry.gzip,
    first: sizeOf(first),
    repeated: repeatedIn(scripts.filter((script) => script !== entry && !first.includes(script))),
    list: lists.length === 0 ? undefined : Math.max(...lists),
  };
}

interface LoadedPage {
  /** The chunks loaded for it, without those already loaded. */
  readonly own: readonly Script[];
  readonly needs: readonly Script[];
}

/** The first script, and each page that anything loads later. */
function pagesFrom(
  before: readonly Script[],
  own: readonly Script[],
  scripts: readonly Script[],
): readonly LoadedPage[] {
  const needs = [...before, ...own];
  const later = own
    .flatMap(({ loads }) => loads)
    .map((ids) => withIds(scripts, ids).filter((script) => !needs.includes(script)))
    .filter((next) => next.length > 0);
  return [{ own, needs }, ...later.flatMap((next) => pagesFrom(needs, next, scripts))];
}

/** Those of a group, or of a package that is one module: `@pazar/geography/areas`. */
function scriptsOf(name: string, shared: SharedScripts): readonly Script[] {
  return shared.get(name) ?? shared.get(name.split('/').slice(0, 2).join('/')) ?? [];
}

/** The shared modules that the shell requests for a section, which its entry names. */
function namesIn(entry: string): string[] {
  const names = [...entry.matchAll(/"(@pazar\/ui\/\w+)"/g)].map(([, name = '']) => name);
  return names.filter((name) => shownFirst.test(name));
}

/** The shared modules from which a script imports more than types: `@pazar/ui/chart`. */
function importsOf({ sources }: Script): string[] {
  const imports = /^(?:import|export) (?!type )[^;]*? from '(@pazar\/[\w/-]+)/gm;
  return sources.flatMap(({ text }) =>
    [...text.matchAll(imports)].map(([, name = '']) => shareOf(name) ?? name),
  );
}

function withIds(scripts: readonly Script[], wanted: readonly string[]): Script[] {
  return scripts.filter(({ ids }) => ids.some((id) => wanted.includes(id)));
}

function sizeOf(scripts: readonly Script[]): number {
  return [...new Set(scripts)].reduce((sum, { gzip }) => sum + gzip, 0);
}

/** The bundler's own additions to each script are not sources. */
const isSource = (path: string) => !/(?:webpack|rspack)\//.test(path);

function repeatedIn(scripts: readonly Script[]): number {
  const paths = scripts.flatMap(({ sources }) => [...new Set(sources.map(({ path }) => path))]);
  const twice = paths.filter((path, index) => paths.indexOf(path) !== index && isSource(path));
  return new Set(twice).size;
}
