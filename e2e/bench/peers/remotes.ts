/** Every section is a remote of each peer, as in the shell: the frame shows parts of several. */
export const remotes = [
  'dashboard',
  'catalog',
  'locations',
  'promotion',
  'account',
  'management',
] as const;

/** The remotes to build: in the smallest form of the benchmark those whose pages it opens. */
export const remotesToBuild = (isDraft: boolean) =>
  isDraft ? (['dashboard', 'locations'] as const) : remotes;
