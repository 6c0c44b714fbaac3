import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { acceptedRange } from './accepted-range.ts';
import { shareOf } from './chunks.ts';

/** Exports of a module that will be removed, by name: the day, and the replacement of each. */
const deprecatedSchema = z.record(z.string(), z.object({ goesOn: z.iso.date(), use: z.string() }));
type Deprecated = z.infer<typeof deprecatedSchema>;

const packageSchema = z.object({
  version: z.string(),
  exports: z.record(z.string(), z.unknown()).optional(),
  pazar: z.object({ deprecated: z.record(z.string(), deprecatedSchema) }).optional(),
});
const dependenciesSchema = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
});

/** How a package is shared: `paths` are its import specifiers, or every entry of its `exports`. */
interface SharedPackage {
  readonly name: string;
  readonly paths: readonly string[] | 'exports';
  /**
   * The only exports that the host provides; all of them by default. Shared exports cannot be
   * removed from the host's first script, whether or not a section uses them.
   */
  readonly names?: readonly string[];
  /** The module loads when a section requests it, as a group does. */
  readonly isOnDemand?: boolean;
  /** The module of the host that is provided in its place, from the host's folder. */
  readonly from?: string;
  /** A package whose exports in the table of chunks are provided under the names of this one. */
  readonly above?: string;
}

/**
 * The only list of modules that host and remotes share, each a singleton that the host provides.
 * Modules with state or identity are shared; everything else is bundled. A package of which the host
 * itself needs a part is provided by names; one that only some pages use loads with the first of
 * them (docs/decisions/0036).
 */
export const sharedPackages = [
  { name: 'react', paths: ['react', 'react/jsx-runtime'] },
  { name: 'react-dom', paths: ['react-dom', 'react-dom/client'] },
  { name: 'zustand', paths: ['zustand'] },
  {
    name: 'react-router-dom',
    paths: ['react-router-dom'],
    names: [
      'createSearchParams',
      'generatePath',
      'Link',
      'matchPath',
      'Navigate',
      'NavLink',
      'Outlet',
      'resolvePath',
      'Route',
      'Routes',
      'useHref',
      'useLocation',
      'useMatch',
      'useNavigate',
      'useNavigationType',
      'useOutlet',
      'useOutletContext',
      'useParams',
      'useResolvedPath',
      'useRoutes',
      'useSearchParams',
    ],
  },
  { name: 'i18next', paths: ['i18next'], names: ['default', 'dir', 'exists', 'getFixedT', 't'] },
  {
    name: 'react-i18next',
    paths: ['react-i18next'],
    names: ['getI18n', 'I18nContext', 'useTranslation'],
  },
  { name: 'axios', paths: ['axios'], isOnDemand: true },
  {
    name: 'react-toastify',
    paths: ['react-toastify'],
    isOnDemand: true,
    from: 'src/view/overlays/react-toastify.ts',
  },
  { name: '@react-google-maps/api', paths: ['@react-google-maps/api'], isOnDemand: true },
  {
    name: '@tanstack/react-query',
    paths: ['@tanstack/react-query'],
    isOnDemand: true,
    names: [
      'keepPreviousData',
      'mutationOptions',
      'QueryClient',
      'QueryClientProvider',
      'queryOptions',
      'skipToken',
      'useIsFetching',
      'useIsMutating',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  { name: '@pazar/contracts', paths: ['@pazar/contracts/schema'] },
  { name: '@pazar/shell', paths: 'exports' },
  { name: '@pazar/ui', paths: 'exports', above: '@pazar/section' },
  // 14 KB of shapes that several sections ask.
  { name: '@pazar/geography', paths: 'exports', isOnDemand: true },
] as const satisfies readonly SharedPackage[];

/** A shared module as it is installed: its import specifier and version. */
export interface SharedModule {
  readonly path: string;
  readonly version: string;
  /** The versions that the package which imports it accepts. */
  readonly range: string;
  /**
   * Its members, if it is not a single module: our packages are shared as one module each, and so
   * is each group of the design system (docs/decisions/0014).
   */
  readonly members: readonly string[];
  /** Its provided exports, where they are not all. */
  readonly names?: readonly string[];
  /** In the host's first script; others load when a section requests them. */
  readonly eager: boolean;
  readonly from?: string;
  /** As `pazar.deprecated` of its `package.json` has them. */
  readonly deprecated?: Deprecated;
}

/**
 * The table with versions read from the installed packages. The federation plugin would read them
 * from `package.json` as the text `catalog:` and warn about every singleton. A package that is not
 * installed in `root` cannot be imported there and is left out.
 *
 * @param root folder of the package whose installed dependencies count
 */
export function readSharedModules(root: string): SharedModule[] {
  const declared = readDependencies(root);
  return sharedPackages.flatMap((shared: SharedPackage) => {
    const { name, paths, isOnDemand = false, above, ...details } = shared;
    const found = installedPackage(name, root);
    if (found === undefined) return [];
    const { version } = found;
    const range = acceptedRange({ name, declared: declared[name], version });
    if (paths !== 'exports') {
      const eager = !isOnDemand;
      return paths.map((path) => {
        const facts = { ...details, ...deprecatedIn([path], [found]) };
        return { path, version, range, members: [], eager, ...facts };
      });
    }
    const over = above === undefined ? undefined : installedPackage(above, root);
    const packages = over === undefined ? [found] : [found, over];
    const inTable = over && modulePaths(over).filter((path) => shareOf(path) !== undefined);
    const provided = [...modulePaths(found), ...(inTable ?? [])];
    const groups = Map.groupBy(provided, (path) => shareOf(path) ?? name);
    return [...groups].map(([path, members]) => {
      const eager = path === name && !isOnDemand;
      return { path, version, range, members, eager, ...deprecatedIn(members, packages) };
    });
  });
}

function readDependencies(root: string): Readonly<Record<string, string>> {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return {};
  return dependenciesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).dependencies;
}

type InstalledPackage = z.infer<typeof packageSchema> & { readonly name: string };

function installedPackage(name: string, root: string): InstalledPackage | undefined {
  const file = join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return undefined;
  return { name, ...packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) };
}

function deprecatedIn(members: readonly string[], packages: readonly InstalledPackage[]) {
  const deprecated: Deprecated = Object.fromEntries(
    packages.flatMap(({ name, pazar }) =>
      members.flatMap((path) => Object.entries(pazar?.deprecated[path.replace(name, '.')] ?? {})),
    ),
  );
  return Object.keys(deprecated).length > 0 && { deprecated };
}

/** Exports below `parts` are for `@pazar/section` alone, whose provided modules have them as their own. */
const notProvided = /\.(?:css|json)$|^\.\/parts\//;

function modulePaths({ name, exports = {} }: InstalledPackage): string[] {
  return Object.keys(exports)
    .filter((entry) => !notProvided.test(entry))
    .map((entry) => name + entry.slice('.'.length));
}

/**
 * The table's single modules, as the host provides them; the others come from `writeGroups`. The
 * host provides and does not consume: its own imports stay plain ones, of the same instances, which
 * saves a look-up in the share scope for each module at every start.
 */
export function providedModules(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.filter(isWhole).map((module) => [module.path, providedAs(module.path, module)]),
  );
}

/** Whether the package's own module is provided, and no generated one. */
export function isWhole({ members, names, from }: SharedModule): boolean {
  return members.length === 0 && names === undefined && from === undefined;
}

/** How the host provides one module under the name by which sections ask for it. */
export function providedAs(
  shareKey: string,
  { version, eager }: { version: string; eager: boolean },
) {
  return { shareKey, singleton: true, eager, version, requiredVersion: `^${version}` };
}

/**
 * The table as a remote's configuration: a remote never bundles a copy, and an import of a member is
 * one of its group. With a fallback in each remote the highest version would win at run time, half of
 * it from one remote and half from another.
 */
export function consumedModules(modules: readonly SharedModule[]) {
  return Object.fromEntries(
    modules.flatMap(({ path, range, members }) => {
      const options = {
        shareKey: path,
        singleton: true,
        strictVersion: true,
        import: false as const,
        requiredVersion: range,
      };
      // The manifest looks up the range of a group under the group's own name.
      return [path, ...members].map((request) => [request, options] as const);
    }),
  );
}
