import type { Observation } from './observations.ts';

/** Whether this is news of a section that stands on the page. */
export function hasMounted({ type, ...result }: Observation): boolean {
  return type === 'mount' && 'outcome' in result && result.outcome === 'ok';
}
