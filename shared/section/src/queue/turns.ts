/**
 * Runs work one after the other: after all that this tab, and any other tab under the same name, has
 * started. A failure of one does not stop the next.
 *
 * @param name for `navigator.locks`
 */
export function createTurns(name: string): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let turn: Promise<unknown> = Promise.resolve();
  return function inTurn(work) {
    const mine = turn.then(() => oneTabAtATime(name, work));
    turn = mine.catch(() => undefined);
    return mine;
  };
}

/**
 * Runs `work` while no other tab runs any under this name; others wait for their turn. A browser
 * without locks (an insecure origin) has no turns between tabs; the idempotency keys still hold.
 */
function oneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
