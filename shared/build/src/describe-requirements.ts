import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Requirements, requirementsFile } from '@pazar/contracts/releases/requirements';
import { contractsIn, shapeOf } from '@pazar/contracts/releases/shape-of';
import type { RsbuildPlugin, Rspack } from '@rsbuild/core';
import { usedModules } from './notices/modules-of.ts';

/** `consume shared module (default) @pazar/ui/list@>=0.1.0 <1.0.0 (strict) (singleton)`. */
const consumed = /^consume shared module \([^)]*\) (@?[^@]+)@/;

/** A module of the API's contracts, in the workspace or compiled in a package. */
const contract = /[\\/]contracts[\\/](?:dist[\\/])?src[\\/]api[\\/][\w-]+\.(?:ts|js)$/;

/**
 * Adds `requirements.json` to a section's build: the exports of the shell that it uses, and the shapes of the
 * answers that it reads. The registry refuses the build where shell or API do not have them.
 */
export const describeRequirements: RsbuildPlugin = {
  name: 'pazar:describe-requirements',
  apply: 'build',
  setup(api) {
    api.processAssets({ stage: 'summarize' }, async ({ compilation, sources }) => {
      const requirements = await requirementsOf(compilation);
      const text = `${JSON.stringify(requirements)}\n`;
      compilation.emitAsset(requirementsFile, new sources.RawSource(text));
    });
  },
};

async function requirementsOf(compilation: Rspack.Compilation): Promise<Requirements> {
  const modules = [...new Set(usedModules(compilation))];
  const found = await Promise.all(
    modules.map(async (module) => {
      const file = module.nameForCondition();
      if (file === undefined || !contract.test(file)) return [];
      const runtimes = [...runtimesOf(compilation)];
      return contractsOf(file, compilation.moduleGraph.getUsedExports(module, runtimes));
    }),
  );
  const contracts = found.flat().toSorted((left, right) => (left.name < right.name ? -1 : 1));
  const shapes = (ofSent: boolean) =>
    Object.fromEntries(
      contracts
        .filter(({ isSent }) => isSent === ofSent)
        .map(({ name, schema }) => [name, shapeOf(schema, ofSent ? 'output' : 'input')]),
    );
  return { exports: exportsOf(compilation, modules), reads: shapes(false), sends: shapes(true) };
}

/** The names that the code of the modules reads of each module of the shell. */
function exportsOf(
  { moduleGraph, assets }: Rspack.Compilation,
  modules: readonly Rspack.Module[],
): Requirements['exports'] {
  const names = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const { dependency, module: to } of moduleGraph.getOutgoingConnections(module)) {
      const [, path] = consumed.exec(to?.identifier() ?? '') ?? [];
      const [name] = dependency.ids ?? [];
      if (path !== undefined && name !== undefined) {
        names.set(path, (names.get(path) ?? new Set()).add(name));
      }
    }
  }
  // The bundler removes code that nothing calls, and keeps the names of members.
  const text = Object.entries(assets)
    .filter(([file]) => file.endsWith('.js'))
    .map(([, source]) => source.source().toString())
    .join('\n');
  return Object.fromEntries(
    [...names]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([path, all]) => [
        path,
        [...all].filter((name) => text.includes(`.${name}`)).toSorted(),
      ]),
  );
}

/** The contracts of a module that the build uses; `used` is true for all. */
async function contractsOf(file: string, used: readonly string[] | boolean | null) {
  const exported: unknown = await import(pathToFileURL(file).href);
  const module = basename(file).replace(/\.\w+$/, '');
  return contractsIn(module, exported).filter(
    ({ name }) =>
      used === true || (Array.isArray(used) && used.includes(name.slice(module.length + 1))),
  );
}

function runtimesOf({ chunks }: Rspack.Compilation): Set<string> {
  return new Set([...chunks].flatMap(({ runtime }) => [...runtime]));
}
