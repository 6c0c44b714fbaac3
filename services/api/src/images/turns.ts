/** Runs work in turn: at most `most` at once, the others wait in the order in which they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    // Whoever ends hands its turn over.
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }
  function end(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
