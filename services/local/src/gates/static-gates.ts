import { benchmarkGate } from './benchmark-gate.ts';
import { commandGate } from './command-gate.ts';
import { commitGate } from './commit-gate.ts';
import { documentGate } from './document-gate.ts';
import type { Gate } from './gate.ts';
import { localeGate } from './locale-gate.ts';
import { sizeGate } from './size-gate.ts';
import { sourceGate } from './source-gate.ts';
import { toolGate } from './tool-gate.ts';
import { compilerVariables, typesGate } from './types-gate.ts';
import { versionGate } from './version-gate.ts';
import { wordGate } from './word-gate.ts';
import { workspacePackages } from './workspace-packages.ts';

/** The parts of the repository that the gates check. Paths are relative to it. */
export interface Scope {
  /** Folders of the packages to lint and to type-check. */
  packages: readonly string[];
  /** Folders and files whose unit tests run. */
  tests: readonly string[];
  /** Files whose format is checked. */
  files: readonly string[];
}

/** Everything that can be checked without running the product; without a scope, everywhere. */
export function staticGates(root: string, scope?: Scope): Gate[] {
  const all = workspacePackages(root);
  const tool = (name: string, ...command: [string, ...string[]]) =>
    toolGate(name, { command, cwd: root });
  return [
    toolGate('lint', {
      command: [
        'oxlint',
        '--type-aware',
        '--deny-warnings',
        // The sample of a team's repository extends a package that only a team installs.
        '--disable-nested-config',
        ...(scope?.packages ?? []),
      ],
      cwd: root,
      variables: compilerVariables,
    }),
    tool('format', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...(scope?.files ?? [])),
    typesGate(root, scope?.packages ?? all),
    tool(
      'import graph',
      'depcruise',
      '--config=.dependency-cruiser.cjs',
      '--output-type=err-long',
      ...all,
    ),
    tool(
      'folder circles',
      'depcruise',
      '--config=.dependency-cruiser/folder-circles.cjs',
      '--output-type=err-long',
      ...all,
    ),
    tool('Markdown', 'markdownlint-cli2'),
    tool('dead code', 'knip', '--treat-config-hints-as-errors'),
    // The first run counts a test as a user, and every file that a package exports as used.
    tool(
      'dead shared code',
      'knip',
      '--config=knip.shared.json',
      '--production',
      '--include=exports',
      '--treat-config-hints-as-errors',
    ),
    localeGate(root),
    wordGate(root),
    documentGate(root),
    benchmarkGate(root),
    commandGate(root),
    commitGate(root),
    versionGate(root),
    sourceGate(root),
    sizeGate(root),
  ];
}
