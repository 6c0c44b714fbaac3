import { fakeApi, type FakeAnswer } from '@pazar/testing/fake-api';
import { vi } from 'vitest';
import { createEntryQueue } from '../src/queue/entry-queue.ts';
import { createWaitingStore, type WaitingStore } from '../src/queue/waiting-store.ts';
import { aWaitingNote, waitingNotes, type WaitingNote } from './waiting-notes.ts';

export const [garden, kitchen] = ['garden', 'kitchen'];
export const noted = { id: 'noted', version: 1, text: 'Noted' };
export const pathOf = (book: string) => `/v1/books/${book}/notes`;

export const anEntry = (text: string, book = garden) =>
  aWaitingNote({ text, book, enteredAt: new Date().toISOString() });

interface Desk {
  store: WaitingStore<WaitingNote>;
  answer?: FakeAnswer;
}

let agents = 0;
/** A store of an agent that no other test has. */
export function aStore(agent = `agent-${(agents += 1)}`) {
  return createWaitingStore(waitingNotes, agent);
}

/** One tab of an agent, with a network that can be switched off. */
export function openTab({ store, answer = noted }: Desk) {
  const api = fakeApi({ [`POST ${pathOf(garden)}`]: answer, [`POST ${pathOf(kitchen)}`]: answer });
  const network = { isOn: true };
  const onRecorded = vi.fn<() => void>();
  const queue = createEntryQueue({
    kind: waitingNotes,
    agentId: 'agent',
    http: api,
    store,
    isOnline: () => network.isOn,
    onRecorded,
  });
  const sent = () => api.calls.map(({ body }) => body).map(textOf);
  return { api, network, queue, onRecorded, sent };
}

/** A browser that keeps nothing. */
export const broken: WaitingStore<WaitingNote> = {
  read: () => Promise.reject(new Error('denied')),
  change: () => Promise.reject(new Error('denied')),
  dropUnreadable: () => Promise.reject(new Error('denied')),
  subscribe: () => () => {},
};

function textOf(body: unknown) {
  return typeof body === 'object' && body !== null && 'text' in body ? body.text : null;
}
