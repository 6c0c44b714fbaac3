/** Longer than any page of a benchmark takes to show something, on the slowest connection; milliseconds. */
const deadline = 60_000;

/**
 * Settles as `work` does, and rejects after a minute: what a page never shows would be waited for
 * for ever.
 *
 * @param what it waits for, for the error: "a first row"
 */
export async function inTime<Value>(what: string, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No ${what} after ${deadline / 1000} s`)),
    deadline,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
