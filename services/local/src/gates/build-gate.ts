import { buildAll } from '../build/build-all.ts';
import { findRemotes, host } from '../build/buildable.ts';
import type { Progress } from '../command/progress.ts';
import type { Gate } from './gate.ts';

/** Builds the host and every remote that has changed since its last build. */
export function buildGate(root: string, progress: Progress): Gate {
  return {
    name: 'build',
    async run() {
      await buildAll([host, ...findRemotes(root)], { root, progress });
      return { ok: true, output: '' };
    },
  };
}
