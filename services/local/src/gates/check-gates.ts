import type { Gate } from './gate.ts';
import { localeGate } from './locale-gate.ts';
import { sourceGate } from './source-gate.ts';
import { toolGate } from './tool-gate.ts';
import { typesGate } from './types-gate.ts';
import { unitGate } from './unit-gate.ts';
import { workspacePackages } from './workspace-packages.ts';

/** Everything that can be checked without building, quick ones first. */
export function checkGates(root: string, variables: Readonly<Record<string, string>>): Gate[] {
  return [
    toolGate('format', { command: ['prettier', '--check', '--log-level=warn', '.'], cwd: root }),
    toolGate('lint', { command: ['oxlint', '--type-aware', '--deny-warnings'], cwd: root }),
    typesGate(root),
    toolGate('import graph', {
      command: [
        'depcruise',
        '--config=.dependency-cruiser.cjs',
        '--output-type=err-long',
        ...workspacePackages(root),
      ],
      cwd: root,
    }),
    toolGate('dead code', { command: ['knip', '--treat-config-hints-as-errors'], cwd: root }),
    localeGate(root),
    sourceGate(root),
    unitGate(root, variables),
  ];
}
