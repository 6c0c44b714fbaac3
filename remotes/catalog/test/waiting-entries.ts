import { createStore, set } from 'idb-keyval';
import type { WaitingEntry } from '../src/model/produce/queue/waiting-entry.ts';

type Over = Partial<WaitingEntry> & { lotId?: string; quantity?: string };

/** A harvest of twelve kilograms of tomatoes that waits to be sent. */
export function aWaitingEntry({ lotId, quantity = '12.000', ...rest }: Over = {}): WaitingEntry {
  return {
    key: crypto.randomUUID(),
    lot: {
      id: lotId ?? '00000000-0000-4000-8000-000000000001',
      lotNumber: '2026-014',
      cropName: { mk: 'Домат', en: 'Tomato' },
      variety: null,
      unit: 'KG',
    },
    movement: {
      type: 'HARVEST',
      quantity,
      packId: null,
      packCount: null,
      channel: null,
      unitPriceMinor: null,
      currency: null,
      note: null,
      force: false,
      productId: null,
    },
    enteredAt: '2026-11-21T08:00:00.000Z',
    sentAt: null,
    failure: null,
    ...rest,
  };
}

/** Puts these on the device of an agent; whatever is given is kept as it is. */
export function keepWaiting(agentId: string, kept: readonly unknown[]): Promise<void> {
  return set(agentId, kept, createStore('pazar-catalog', 'waiting-entries'));
}
