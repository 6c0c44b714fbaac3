import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole, providedAs, type SharedModule } from './shared-modules.ts';

/** Generated on each build, so they always match the package's `exports`. */
const madeFiles = ['node_modules', '.cache', 'pazar'];

const groupsOf = (modules: readonly SharedModule[]) =>
  modules.filter(({ members }) => members.length > 0);
const nameOf = (group: SharedModule) => group.path.split('/').at(-1) ?? '';

/**
 * Creates for the host's build one module of each group, and of each package that is provided only
 * in part or from a module of the host. Other modules load on demand.
 *
 * @param root folder of the host
 * @returns the files that let the build meet the groups, and the table of provided modules
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
    entries: [...made.filter(({ eager }) => eager).map(({ file }) => file), onDemand],
    provides: Object.fromEntries(provides),
  };
}

/**
 * A search for a place shows it on the map, and only the shell's own commands have a palette. Each
 * further file costs 65 bytes of the first script, more than a small group saves.
 */
const loadedWith: Readonly<Record<string, string>> = {
  place: 'ui-map',
  command: 'commands',
  print: 'ui-chart',
  reorder: 'ui-chart',
};

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
      // What one group alone uses of the rules: a list would load it for nothing.
      imports: {
        ...chunk,
        test: /[\\/]contracts[\\/]src[\\/]api[\\/]import[.]ts$/,
        priority: 1,
        name: 'ui-import',
      },
      // The shapes of municipalities, which only a map draws.
      map: {
        ...chunk,
        test: /[\\/](?:shared[\\/]geography[\\/]src[\\/]|geography[.]js$)/,
        priority: 1,
        name: 'ui-map',
      },
      // What a map shows after its first drawing: names, roads and rivers.
      detail: {
        ...chunk,
        test: /[\\/]shared[\\/]ui[\\/]src[\\/]map[\\/]detail[\\/]/,
        priority: 2,
        name: 'map-detail',
      },
      // What the popovers of a list show, with their inputs: a list shows its rows without them.
      choices: {
        ...chunk,
        test: /[\\/]shared[\\/]ui[\\/]src[\\/]list[\\/]choices[\\/](?!choices[.]).+[.]tsx?$/,
        priority: 2,
        name: 'ui-choices',
      },
      // Packages that load on demand join the chunk of the host that uses them too.
      http: { ...chunk, test: /[\\/]node_modules[\\/]axios[\\/]/, name: 'http' },
      toasts: {
        ...chunk,
        test: /[\\/]node_modules[\\/](?:clsx|react-toastify)[\\/]|[\\/]react-toastify[.]ts$/,
        name: 'overlays',
      },
      maps: { ...chunk, test: /[\\/]@react-google-maps[\\/]/, name: 'maps' },
    },
  } as const;
}
