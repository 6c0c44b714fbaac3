import type { Progress } from '../command/progress.ts';
import { buildGate } from './build-gate.ts';
import { endToEndGate } from './end-to-end-gate.ts';
import type { Gate } from './gate.ts';
import { styleGate } from './style-gate.ts';
import { unitGate } from './unit-gate.ts';
import { weightGate } from './weight-gate.ts';

type Variables = Readonly<Record<string, string>>;

/** What the preparation of a run has found. */
interface Prepared {
  progress: Progress;
  /** The environment of all tests: where their servers and their temporary files are. */
  variables: Variables;
  /** More variables, of the end-to-end tests: where their programs are. */
  programs: Variables;
}

/** The gates of `npm test` after the static ones. Each group runs when the group before it has ended. */
export function laterGates(root: string, { progress, variables, programs }: Prepared): Gate[][] {
  return [
    [unitGate(root, { variables })],
    [buildGate(root, progress)],
    [weightGate(root), styleGate(root), endToEndGate(root, { ...variables, ...programs })],
  ];
}
