import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowOf } from './chunks.ts';
import { isWhole, providedAs, type SharedModule } from './shared-modules.ts';

/** Generated on each build, so they always match the package's `exports`. */
export const madeFiles = ['node_modules', '.cache', 'pazar'];

const nameOf = (group: SharedModule) => group.path.split('/').at(-1) ?? '';

/**
 * Creates for the host's build one module of each group, and of each package that is provided only
 * in part or from a module of the host. Other modules load on demand.
 *
 * @param root folder of the host
 * @returns the files that let the build meet the groups, the table of provided modules, and the row of
 * the table of chunks in which each file or package is that loads on demand
 */
export function writeGroups(root: string, modules: readonly SharedModule[]) {
  const folder = join(root, ...madeFiles);
  mkdirSync(folder, { recursive: true });
  const made = modules.map((module) => {
    if (isWhole(module)) return { ...module, file: module.path };
    if (module.from !== undefined) return { ...module, file: join(root, module.from) };
    const file = join(folder, `${nameOf(module)}.js`);
    const { path: whole, members, names } = module;
    const part = names && `export { ${names.join(', ')} } from '${whole}';\n`;
    writeFileSync(file, part ?? members.map((path) => `export * from '${path}';\n`).join(''));
    return { ...module, file };
  });
  const onDemand = join(folder, 'groups.js');
  const imports = made
    .filter(({ eager }) => !eager)
    .map(({ file }) => `  () => import('${file}'),\n`);
  writeFileSync(onDemand, `export const groups = [\n${imports.join('')}];\n`);
  const provides = made
    .filter((module) => !isWhole(module))
    .map(({ path, version, eager, file }) => [file, providedAs(path, { version, eager })] as const);
  return {
    /** The module behind each provided name: a file, or a package's own. */
    files: Object.fromEntries(made.map(({ path, file }) => [path, file])),
    entries: [...made.filter(({ eager }) => eager).map(({ file }) => file), onDemand],
    provides: Object.fromEntries(provides),
    rows: new Map(
      made.flatMap(({ path, eager, file }) => {
        const row = eager ? undefined : rowOf(path);
        return row === undefined ? [] : [[file, row] as const];
      }),
    ),
  };
}
