import { fakeFailure } from '@pazar/testing/fake-api';
import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anEntry,
  aStore,
  broken,
  garden,
  kitchen,
  noted,
  openTab,
  pathOf,
} from '../../test/note-desk.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

describe('The queue of entries', () => {
  it('books an entry at once, under its own key, and keeps nothing', async () => {
    const store = aStore();
    const { queue, api, onRecorded } = openTab({ store });
    const entry = anEntry('note 12');
    await expect(queue.record(entry)).resolves.toEqual({ kind: 'recorded', answer: noted });
    expect(api.calls).toMatchObject([{ idempotencyKey: entry.key, path: pathOf(garden) }]);
    expect(onRecorded).toHaveBeenCalledOnce();
    expect((await store.read()).entries).toEqual([]);
  });

  it('says that this device has an entry before it is sent', async () => {
    const { queue, sent } = openTab({ store: aStore() });
    const sentBefore: unknown[][] = [];
    await queue.record(anEntry('note 12'), () => sentBefore.push(sent()));
    expect(sentBefore).toEqual([[]]);
    expect(sent()).toEqual(['note 12']);
  });

  it('keeps what is entered without a network, and sends it in order when there is one', async () => {
    const store = aStore();
    const { queue, network, sent } = openTab({ store });
    network.isOn = false;
    await expect(queue.record(anEntry('note 1'))).resolves.toEqual({ kind: 'waiting' });
    await queue.record(anEntry('note 2', kitchen));
    await queue.record(anEntry('note 3'));
    expect(sent()).toEqual([]);
    network.isOn = true;
    await queue.send();
    expect(sent()).toEqual(['note 1', 'note 2', 'note 3']);
    expect((await store.read()).entries).toEqual([]);
  });

  it('keeps it over a crash of the page, and the next page sends it', async () => {
    const agent = 'agent-who-crashes';
    const before = openTab({ store: aStore(agent) });
    before.network.isOn = false;
    await before.queue.record(anEntry('note 5'));
    const after = openTab({ store: aStore(agent) });
    await after.queue.send();
    expect(after.sent()).toEqual(['note 5']);
  });

  it('sends again under the same key when no answer came', async () => {
    const store = aStore();
    const { queue, api } = openTab({ store });
    const entry = anEntry('note 7');
    api.failNext(`POST ${pathOf(garden)}`, 'network');
    await expect(queue.record(entry)).resolves.toEqual({ kind: 'waiting' });
    await queue.send();
    expect(api.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([entry.key, entry.key]);
    expect((await store.read()).entries).toEqual([]);
  });

  it('says that an entry is recorded which another tab has sent before its turn', async () => {
    const store = aStore();
    const other = openTab({ store });
    const { queue, sent } = openTab({
      store: {
        ...store,
        change: async (by) => {
          const after = await store.change(by);
          await other.queue.send();
          return after;
        },
      },
    });
    const outcome = await queue.record(anEntry('note 3'));
    expect(outcome).toEqual({ kind: 'recorded', answer: null });
    expect([sent(), other.sent()]).toEqual([[], ['note 3']]);
  });

  it('stops at what may pass, so that the order holds', async () => {
    const store = aStore();
    const { queue, network, api, sent } = openTab({ store });
    network.isOn = false;
    await queue.record(anEntry('note 1'));
    await queue.record(anEntry('note 2'));
    network.isOn = true;
    api.failNext(`POST ${pathOf(garden)}`, 503, 'maintenance');
    await queue.send();
    expect(sent()).toEqual(['note 1']);
    await queue.send();
    expect(sent()).toEqual(['note 1', 'note 1', 'note 2']);
  });

  it('answers a refusal to who waits for it, and keeps nothing', async () => {
    const store = aStore();
    const { queue, api } = openTab({ store });
    api.failNext(`POST ${pathOf(garden)}`, 409, {
      code: 'insufficient-stock',
      remaining: '2.500',
      unit: 'KG',
    });
    await expect(queue.record(anEntry('note minus 9'))).resolves.toMatchObject({
      kind: 'refused',
      failure: { code: 'insufficient-stock', remaining: '2.500' },
    });
    expect((await store.read()).entries).toEqual([]);
  });

  it('keeps what is refused later with the reason, holds back its subject, and lets others go', async () => {
    const store = aStore();
    const { queue, network, api, sent } = openTab({ store });
    network.isOn = false;
    const refused = anEntry('note minus 9');
    await queue.record(refused);
    await queue.record(anEntry('note 2'));
    await queue.record(anEntry('note 3', kitchen));
    network.isOn = true;
    api.failNext(`POST ${pathOf(garden)}`, 409, 'insufficient-stock');
    await queue.send();
    expect(sent()).toEqual(['note minus 9', 'note 3']);
    expect((await store.read()).entries).toMatchObject([
      { failure: { code: 'insufficient-stock' } },
      { failure: null },
    ]);
    const onStored = vi.fn<() => void>();
    await expect(queue.fix(refused.key, anEntry('note minus 1'), onStored)).resolves.toEqual({
      kind: 'recorded',
      answer: noted,
    });
    expect(onStored).toHaveBeenCalledOnce();
    await queue.send();
    expect(sent()).toEqual(['note minus 9', 'note 3', 'note minus 1', 'note 2']);
  });

  it('keeps an entry whose answer cannot be read, lets others go, and sends it under its key', async () => {
    const store = aStore();
    const { queue, network, api, sent, onRecorded } = openTab({ store });
    const entry = anEntry('note 1');
    api.failNext(`POST ${pathOf(garden)}`, 'answer');
    await expect(queue.record(entry)).resolves.toEqual({ kind: 'unread' });
    expect((await store.read()).entries).toMatchObject([{ failure: { code: 'unread' } }]);
    expect(onRecorded).toHaveBeenCalledOnce();
    network.isOn = false;
    await queue.record(anEntry('note 2', kitchen));
    network.isOn = true;
    await queue.send();
    expect(sent()).toEqual(['note 1', 'note 2']);
    const recorded = { kind: 'recorded', answer: noted };
    await expect(queue.retry(entry.key)).resolves.toEqual(recorded);
    const [first, , again] = api.calls;
    expect(again?.idempotencyKey).toBe(first?.idempotencyKey);
    expect((await store.read()).entries).toEqual([]);
  });

  it("never sends what breaks the API's limits, and says why it waits", async () => {
    const store = aStore();
    const { queue, sent } = openTab({ store });
    await store.change(() => [anEntry('x'.repeat(100)), anEntry('note 2', kitchen)]);
    await queue.send();
    expect(sent()).toEqual(['note 2']);
    expect((await store.read()).entries).toMatchObject([{ failure: { code: 'invalid' } }]);
  });

  it('says when an entry was sent while it was being changed', async () => {
    const { queue } = openTab({ store: aStore() });
    const entry = anEntry('note 1');
    await queue.record(entry);
    const onStored = vi.fn<() => void>();
    const sent = { kind: 'refused', failure: { code: 'sent' } };
    const fixed = queue.fix(entry.key, anEntry('note 3'), onStored);
    await expect(fixed).resolves.toMatchObject(sent);
    await expect(queue.retry(entry.key)).resolves.toMatchObject(sent);
    expect(onStored).not.toHaveBeenCalled();
  });

  it('forgets what is discarded', async () => {
    const store = aStore();
    const { queue, network, sent } = openTab({ store });
    network.isOn = false;
    const entry = anEntry('note 1');
    await queue.record(entry);
    await queue.discard(entry.key);
    network.isOn = true;
    await queue.send();
    expect(sent()).toEqual([]);
  });

  it('asks before it sends what the server may have taken and forgotten', async () => {
    const store = aStore();
    const { queue, sent } = openTab({ store });
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await store.change(() => [{ ...anEntry('note 4'), sentAt: longAgo }]);
    await queue.send();
    expect(sent()).toEqual([]);
    expect((await store.read()).entries).toMatchObject([{ failure: { code: 'unsure' } }]);
  });

  it("never touches another agent's entries", async () => {
    const mine = aStore();
    const theirs = aStore();
    const { queue, network } = openTab({ store: mine });
    network.isOn = false;
    await queue.record(anEntry('note 1'));
    const other = openTab({ store: theirs });
    await other.queue.send();
    expect(other.sent()).toEqual([]);
    expect((await mine.read()).entries).toHaveLength(1);
  });

  it('says that an entry is lost where the browser keeps nothing and there is no network', async () => {
    const offline = openTab({
      store: broken,
      answer: () => {
        throw fakeFailure('network');
      },
    });
    const onStored = vi.fn<() => void>();
    const entered = offline.queue.record(anEntry('note 1'), onStored);
    await expect(entered).resolves.toEqual({ kind: 'lost' });
    expect(onStored).not.toHaveBeenCalled();
    const online = openTab({ store: broken });
    await expect(online.queue.record(anEntry('note 1'))).resolves.toMatchObject({
      kind: 'recorded',
    });
  });
});
