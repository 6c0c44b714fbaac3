/**
 * Runs `work` while no other tab runs any under this name; others wait for their turn. A browser
 * without locks (an insecure origin) has no turns between tabs; the idempotency keys still hold.
 */
export function oneTabAtATime<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(name, work);
}
