import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of the workspace, as in pnpm-workspace.yaml: packages, or folders of packages. */
const single = ['host', 'e2e'];
const groups = ['shared', 'services', 'remotes', 'e2e/bench', 'e2e/remotes'];

/** Every package folder, relative to the repository. */
export function workspacePackages(root: string): string[] {
  const grouped = groups.flatMap((group) =>
    existsSync(path.join(root, group))
      ? readdirSync(path.join(root, group)).map((name) => `${group}/${name}`)
      : [],
  );
  return [...single, ...grouped.toSorted()].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}
