import { retryEachMinute, type JobWork, type Lane } from './job-kind.ts';

/** Work that the service repeats, whatever the number of its processes. */
export interface RegularWork {
  /** The name of its job: `close-accounts`. */
  name: string;
  /** The log's line of a run that answers an object: `closing accounts`. */
  what: string;
  everySeconds: number;
  /** Without it `regular`. */
  lane?: Lane;
  /** An object that it resolves with is logged. */
  work: () => Promise<object | null | void>;
}

/** Regular work as a kind of job, of which there is one that never ends. */
export function regularJob(
  { name, what, everySeconds, lane = 'regular', work }: RegularWork,
  log: (done: object, what: string) => void,
): JobWork {
  return {
    name,
    lane,
    retry: (tries) => Math.min(retryEachMinute(tries) ?? everySeconds, everySeconds),
    run: async () => {
      const done = await work();
      if (done) log(done, what);
      return { inSeconds: everySeconds };
    },
  };
}
