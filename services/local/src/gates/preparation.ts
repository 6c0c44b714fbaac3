import type { Gate } from './gate.ts';

/** A gate that prepares a resource for the others, and keeps it. */
export interface Preparation<Result> {
  gate: Gate;
  /** The resource; undefined when it failed. */
  result: () => Result | undefined;
}

/** Turns the work into a gate, so that an unavailable resource is reported as a failure. */
export function preparation<Result>(
  name: string,
  work: () => Promise<Result>,
): Preparation<Result> {
  let made: Result | undefined;
  return {
    result: () => made,
    gate: {
      name,
      async run() {
        made = await work();
        return { ok: true, output: '' };
      },
    },
  };
}
