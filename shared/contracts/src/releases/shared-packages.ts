/**
 * The packages of which a page has one copy, the host's. A section that brought another one would have
 * other contexts, another session or another language. `@pazar/contracts` is not here: a section
 * bundles the schemas that it uses.
 */
export const sharedPackageNames = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'zustand',
  'axios',
  'react-toastify',
  '@react-google-maps/api',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@pazar/shell',
  '@pazar/ui',
  '@pazar/geography',
] as const;

/** The package of a file, by its path; the innermost where packages are in one another. */
const inPackage = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/**
 * The shared packages that a build brings a second time.
 *
 * @param files paths of its sources
 * @returns each name once
 */
export function ownCopiesIn(files: readonly string[]): string[] {
  const names = new Set(files.map((file) => inPackage.exec(file)?.[1]?.replace('\\', '/')));
  return sharedPackageNames.filter((name) => names.has(name));
}

/** What a team does about an own copy. */
export const howToShare =
  'the host shares it: build with defineRemote, declare it among the dependencies and import it by its own name alone';
