import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';

const key = 'pazar.reported';

/** Rollouts that are remembered; older ones have ended long ago. */
const maxRollouts = 20;

const storedSchema = z.record(z.string(), z.array(z.string()));

/**
 * Whether this browser has reported this type of event in this rollout before; from now on it has.
 * The comparison of two versions counts visitors, and not how often one of them tried.
 */
export function isRepeat(storage: Storage, rollout: string, type: string): boolean {
  const known = readStored(storage, key, storedSchema) ?? {};
  const types = known[rollout] ?? [];
  if (types.includes(type)) return true;
  const { [rollout]: _, ...others } = known;
  const kept = Object.fromEntries(Object.entries(others).slice(1 - maxRollouts));
  // Where the storage is full, this visitor counts more than once.
  writeStored(storage, key, { ...kept, [rollout]: [...types, type] });
  return false;
}
