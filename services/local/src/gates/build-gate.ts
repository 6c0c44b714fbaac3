import { buildAll } from '../build-all.ts';
import { findRemotes, host } from '../buildable.ts';
import { Failure } from '../failure.ts';
import type { Progress } from '../progress.ts';
import type { Gate } from './gate.ts';

/** Builds the host and every remote that has changed since its last build. */
export function buildGate(root: string, progress: Progress): Gate {
  return {
    name: 'build',
    async run() {
      try {
        await buildAll([host, ...findRemotes(root)], { root, progress });
        return { ok: true, output: '' };
      } catch (error) {
        if (error instanceof Failure) return { ok: false, output: error.message };
        throw error;
      }
    },
  };
}
