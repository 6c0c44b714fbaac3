/** Runs tasks at most `limit` at a time, in order; answers in the order of the tasks. */
export async function inTurns<Result>(
  limit: number,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const worker = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all(Array.from({ length: Math.min(limit, tasks.length) }, worker));
  return results;
}
