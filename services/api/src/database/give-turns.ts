import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Longest work without a look at the event loop: a list is to be answered within 100 ms. */
const turnMs = 15;

/**
 * An embedded database answers without the event loop, which serves everybody else's requests: hundreds of
 * statements in a row would stop the whole process. Gives the loop a turn before a statement when none has
 * passed for a while.
 */
export function givingTurns(client: PGlite): PGlite {
  let last = performance.now();

  async function giveTurn(): Promise<void> {
    if (performance.now() - last < turnMs) return;
    await setImmediate();
    last = performance.now();
  }
  type Queries = Pick<PGlite, 'query'>;
  function inTurns<Client extends Queries>(inner: Client): Client {
    const query: PGlite['query'] = async (...given) => {
      await giveTurn();
      return inner.query(...given);
    };
    return new Proxy(inner, {
      get: (target, property): unknown => {
        if (property === 'query') return query;
        const value: unknown = Reflect.get(target, property, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }
  const outer = inTurns(client);
  const transaction: PGlite['transaction'] = (work) =>
    client.transaction((inner) => work(inTurns(inner)));
  return new Proxy(outer, {
    get: (target, property): unknown =>
      property === 'transaction' ? transaction : Reflect.get(target, property, target),
  });
}
