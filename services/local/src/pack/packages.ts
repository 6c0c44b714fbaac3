/** A package that a team outside of this repository installs. */
export interface TeamPackage {
  readonly name: string;
  /** The package of the workspace that it is made of, relative to the repository. */
  readonly folder: string;
  /**
   * The module that becomes one file, with all that it imports of ours; without it every module of the
   * folder is compiled.
   */
  readonly program?: { readonly entry: string; readonly bin: string };
  /** What else is in it. */
  readonly parts?: readonly ('template' | 'shell')[];
  /** Whether its manifest has the versions of all packages that were packed with it. */
  readonly namesVersions?: true;
}

/** All of them. The command line is packed without the registry that it is developed beside. */
export const teamPackages: readonly TeamPackage[] = [
  { name: '@pazar/contracts', folder: 'shared/contracts' },
  { name: '@pazar/format', folder: 'shared/format' },
  { name: '@pazar/geography', folder: 'shared/geography' },
  { name: '@pazar/shell', folder: 'shared/shell' },
  { name: '@pazar/ui', folder: 'shared/ui' },
  { name: '@pazar/section', folder: 'shared/section' },
  { name: '@pazar/build', folder: 'shared/build' },
  { name: '@pazar/testing', folder: 'shared/testing' },
  {
    name: '@pazar/cli',
    folder: 'services/releases',
    program: { entry: 'src/cli/team.ts', bin: 'pazar' },
  },
  {
    name: '@pazar/create-remote',
    folder: 'shared/create-remote',
    program: { entry: 'src/main.ts', bin: 'create-remote' },
    parts: ['template'],
    namesVersions: true,
  },
  {
    name: '@pazar/dev-shell',
    folder: 'services/dev-shell',
    program: { entry: 'src/main.ts', bin: 'pazar-dev' },
    parts: ['shell'],
  },
];
