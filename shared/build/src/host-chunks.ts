import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { assignRows } from './assign-rows.ts';
import { chunks, commonChunk } from './chunks.ts';
import { madeFiles } from './design-system-groups.ts';

type Module = Rspack.Module;

export interface HostChunksOptions {
  /** Folder of the host. */
  readonly root: string;
  /** The row of each module that provides something on demand, by its file or its package's name. */
  readonly provided: ReadonlyMap<string, string>;
}

/** The plugin and the option of the bundler that put the host's modules into the chunks of the table. */
export function hostChunks({ root, provided }: HostChunksOptions) {
  const folderOf = (name: string) => realpathSync(join(root, 'node_modules', name)) + sep;
  const system = ['@pazar/ui', '@pazar/section'].map(folderOf);
  const folders = [
    ...system,
    ...Object.values(chunks).flatMap(({ packages = [], needed = [] }) => [
      ...packages.map(folderOf),
      ...needed.map((name) => folderBeside(folderOf(packages[0] ?? ''), name)),
    ]),
  ];
  const isOfSystem = (module: Module) => system.some((folder) => fileOf(module).startsWith(folder));
  const isOfTable = (module: Module) => folders.some((folder) => fileOf(module).startsWith(folder));
  let rows: ReadonlyMap<string, string> = new Map();
  const rowOf = (module: Module) => rows.get(module.identifier());

  const plugin: Rspack.RspackPluginInstance = {
    apply(compiler) {
      compiler.hooks.compilation.tap('pazar:host-chunks', (compilation) => {
        compilation.hooks.finishModules.tap('pazar:host-chunks', (modules) => {
          const all = [...modules];
          const imports = new Map(
            all.map((module) => [module.identifier(), importsOf(module, compilation.moduleGraph)]),
          );
          rows = assignRows(
            modulesOfRows(all, { graph: compilation.moduleGraph, provided, imports }),
            imports,
            commonChunk,
          );
        });
      });
    },
  };
  const row = {
    enforce: true,
    test: (module: Module) => rowOf(module) !== undefined,
    name: (module: Module) => rowOf(module) ?? commonChunk,
  } as const;
  const splitChunks = {
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      styles: { type: 'css/mini-extract', test: isOfSystem, name: commonChunk, enforce: true },
      // The design system and the packages of the table: the host's own chunks load the row, too.
      ofTable: {
        ...row,
        priority: -1,
        test: (module: Module) => isOfTable(module) && row.test(module),
      },
      // What they use beside it is small, and the host's own chunks keep a copy.
      beside: {
        ...row,
        priority: -2,
        chunks: ({ name }: { name?: string | undefined }) => name === undefined,
      },
    },
  } as const;
  return { plugin, splitChunks };
}

/** The folder of a package that another one depends on. */
function folderBeside(folder: string, name: string): string {
  const installed = `${sep}node_modules${sep}`;
  const all = folder.slice(0, folder.lastIndexOf(installed) + installed.length);
  return realpathSync(join(all, name)) + sep;
}

function fileOf(module: Module): string {
  return module.nameForCondition() ?? '';
}

function importsOf(module: Module, graph: Rspack.Compilation['moduleGraph']): string[] {
  return graph
    .getOutgoingConnections(module)
    .filter(({ dependency }) => dependency.type !== 'import()')
    .flatMap((connection) => (connection.module === null ? [] : [connection.module.identifier()]));
}

interface ReadRows {
  readonly graph: Rspack.Compilation['moduleGraph'];
  readonly provided: HostChunksOptions['provided'];
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

/** The modules that each row provides: a package's, or a generated one with the exports of which it is made. */
function modulesOfRows(all: readonly Module[], { graph, provided, imports }: ReadRows) {
  const found = all.flatMap((module) =>
    graph.getOutgoingConnections(module).flatMap(({ dependency, module: next }) => {
      const row = dependency.type === 'import()' && provided.get(dependency.request ?? '');
      if (!row || next === null) return [];
      const id = next.identifier();
      const isMade = fileOf(next).includes(join(...madeFiles));
      return [id, ...(isMade ? (imports.get(id) ?? []) : [])].map((one) => ({ row, one }));
    }),
  );
  return new Map(
    [...Map.groupBy(found, ({ row }) => row)].map(([row, list]) => [
      row,
      [...new Set(list.map(({ one }) => one))],
    ]),
  );
}
