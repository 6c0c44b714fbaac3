import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { providedAs, type SharedModule } from './shared-modules.ts';

/** Generated on each build, so they always match the package's `exports`. */
const madeFiles = ['node_modules', '.cache', 'pazar'];

const groupsOf = (modules: readonly SharedModule[]) =>
  modules.filter(({ members }) => members.length > 0);
/** Modules that the host provides only in part. */
const partsOf = (modules: readonly SharedModule[]) =>
  modules.filter(({ names }) => names !== undefined);
const nameOf = (group: SharedModule) => group.path.split('/').at(-1) ?? '';

/**
 * Creates one module of each group for the host's build; groups that are not eager load on demand.
 *
 * @param root folder of the host
 * @returns the files that let the build meet the groups, and the table of provided modules
 */
export function writeGroups(root: string, modules: readonly SharedModule[]) {
  const folder = join(root, ...madeFiles);
  mkdirSync(folder, { recursive: true });
  const groups = [...groupsOf(modules), ...partsOf(modules)].map((group) => {
    const file = join(folder, `${nameOf(group)}.js`);
    const { path: whole, members, names } = group;
    const part = names && `export { ${names.join(', ')} } from '${whole}';\n`;
    writeFileSync(file, part ?? members.map((path) => `export * from '${path}';\n`).join(''));
    return { ...group, file };
  });
  const onDemand = join(folder, 'groups.js');
  const imports = groups
    .filter(({ eager }) => !eager)
    .map(({ file }) => `  () => import('${file}'),\n`);
  writeFileSync(onDemand, `export const groups = [\n${imports.join('')}];\n`);
  const provides = new Map(
    groups.map(({ path, version, eager, file }) => [file, providedAs(path, { version, eager })]),
  );
  return {
    entries: [...groups.filter(({ eager }) => eager).map(({ file }) => file), onDemand],
    provides: Object.fromEntries(provides),
  };
}

/** A search for a place shows it on the map, and only the shell's own commands have a palette. */
const loadedWith: Readonly<Record<string, string>> = { place: 'ui-map', command: 'commands' };

/**
 * One chunk for each group, with its entry and the library that it alone uses, and one for code
 * that groups share: a section that uses ten inputs requests one file.
 */
export function groupChunks(modules: readonly SharedModule[]) {
  const names = groupsOf(modules)
    .filter(({ eager }) => !eager)
    .map(nameOf)
    .join('|');
  const part = '[\\\\/]';
  const entry = new RegExp(`${part}${madeFiles.join(part)}${part}(?<group>${names})[.]js$`);
  const source = new RegExp(
    `${part}shared${part}ui${part}src${part}(?:(?<group>${names})${part})?`,
  );
  const chunk = { chunks: 'async', enforce: true } as const;
  const named = (path: RegExp) => ({
    ...chunk,
    test: path,
    name: (module: { nameForCondition(): string | undefined }) => {
      const group = path.exec(module.nameForCondition() ?? '')?.groups?.['group'] ?? 'base';
      return loadedWith[group] ?? `ui-${group}`;
    },
  });
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      entry: named(entry),
      styles: { ...chunk, test: source, type: 'css/mini-extract', priority: 1, name: 'ui-base' },
      group: named(source),
      icons: { ...chunk, test: /[\\/]lucide[\\/]/, name: 'ui-base' },
      // The host names its own chunks, which keep their imports from these modules.
      rules: {
        ...chunk,
        chunks: ({ name }: { name?: string | undefined }) => name === undefined,
        test: /[\\/](?:shared[\\/](?:contracts|format)[\\/]src|node_modules[\\/]zod)[\\/]/,
        name: 'ui-base',
      },
      form: { ...chunk, test: /[\\/]react-hook-form[\\/]/, name: 'ui-form' },
      // The shapes of municipalities, which only a map draws.
      map: {
        ...chunk,
        test: /[\\/](?:shared[\\/]geography[\\/]src[\\/]|geography[.]js$)/,
        priority: 1,
        name: 'ui-map',
      },
    },
  } as const;
}
