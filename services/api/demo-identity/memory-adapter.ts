import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Entries are dropped when they expire; the demo needs nothing to outlive its process. */
export function createMemoryAdapters(): (model: string) => Adapter {
  const entries = new Map<string, Entry>();

  function live(key: string): AdapterPayload | undefined {
    const entry = entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }
  function sweep(): void {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= Date.now()) entries.delete(key);
  }
  function findBy(model: string, matches: (payload: AdapterPayload) => boolean) {
    return [...entries.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(live)
      .find((payload) => payload !== undefined && matches(payload));
  }

  return (model) => ({
    upsert: async (id, payload, expiresIn = Infinity) => {
      sweep();
      entries.set(`${model}:${id}`, { payload, expiresAt: Date.now() + expiresIn * 1000 });
    },
    find: async (id) => live(`${model}:${id}`),
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => findBy(model, (payload) => payload.userCode === code),
    consume: async (id) => {
      const payload = live(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    destroy: async (id) => {
      entries.delete(`${model}:${id}`);
    },
    revokeByGrantId: async (grantId) => {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
    },
  });
}
