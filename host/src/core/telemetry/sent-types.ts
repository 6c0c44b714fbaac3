import * as z from '@pazar/contracts/schema';

const key = 'pazar.reported';

/** Rollouts that are remembered; older ones have ended long ago. */
const mostRollouts = 20;

const storedSchema = z.record(z.string(), z.array(z.string()));

/**
 * Whether this browser has reported this type of event in this rollout before; from now on it has.
 * The comparison of two versions counts visitors, and not how often one of them tried.
 */
export function isRepeat(storage: Storage, rollout: string, type: string): boolean {
  const known = read(storage);
  const types = known[rollout] ?? [];
  if (types.includes(type)) return true;
  const { [rollout]: _, ...others } = known;
  const kept = Object.fromEntries(Object.entries(others).slice(1 - mostRollouts));
  try {
    storage.setItem(key, JSON.stringify({ ...kept, [rollout]: [...types, type] }));
  } catch {
    // A full storage: this visitor weighs a little more.
  }
  return false;
}

function read(storage: Storage): z.infer<typeof storedSchema> {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(key) ?? '{}'));
  } catch {
    return {};
  }
}
