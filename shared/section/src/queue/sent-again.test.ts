import { indexedDB } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anEntry, aStore, broken, garden, openTab, pathOf } from '../../test/note-desk.ts';

const refused = {
  ...anEntry('note minus 9'),
  failure: { code: 'insufficient-stock', remaining: '2.500', detail: null, reference: null },
};

/** A tab of an agent with an entry that was refused. */
async function openWithRefused() {
  const store = aStore();
  await store.change(() => [refused]);
  return { ...openTab({ store }), store };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', indexedDB);
});

describe('An entry that is sent again', () => {
  it('stays on the device with the new reason when it is refused again', async () => {
    const { queue, api, store } = await openWithRefused();
    const again = anEntry('note minus 8');
    api.failNext(`POST ${pathOf(garden)}`, 404, 'not-found');
    await expect(queue.fix(refused.key, again)).resolves.toMatchObject({
      kind: 'refused',
      failure: { code: 'not-found' },
    });
    expect((await store.read()).entries).toMatchObject([
      { key: again.key, failure: { code: 'not-found' } },
    ]);
  });

  it('waits without a network, and without an answer', async () => {
    const { queue, network, api, store } = await openWithRefused();
    network.isOn = false;
    const once = anEntry('note minus 8');
    await expect(queue.fix(refused.key, once)).resolves.toEqual({ kind: 'waiting' });
    network.isOn = true;
    api.failNext(`POST ${pathOf(garden)}`, 'timeout');
    const twice = anEntry('note minus 7');
    await expect(queue.fix(once.key, twice)).resolves.toEqual({ kind: 'waiting' });
    expect((await store.read()).entries).toMatchObject([{ key: twice.key, failure: null }]);
  });

  it('may be recorded when the answer cannot be read', async () => {
    const { queue, api } = await openWithRefused();
    api.failNext(`POST ${pathOf(garden)}`, 'answer');
    const again = anEntry('note minus 8');
    await expect(queue.fix(refused.key, again)).resolves.toEqual({ kind: 'unread' });
    api.failNext(`POST ${pathOf(garden)}`, 'answer');
    await expect(queue.retry(again.key)).resolves.toEqual({ kind: 'unread' });
  });

  it('is not sent when the server may have forgotten its key', async () => {
    const store = aStore();
    const { queue, sent } = openTab({ store });
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    const unread = { code: 'unread', remaining: null, detail: null, reference: null };
    const entry = { ...anEntry('note 4'), sentAt: longAgo, failure: unread };
    await store.change(() => [entry]);
    await expect(queue.retry(entry.key)).resolves.toMatchObject({
      kind: 'refused',
      failure: { code: 'unsure' },
    });
    expect(sent()).toEqual([]);
  });

  it('is not sent where the browser does not store the change', async () => {
    const { queue, sent } = openTab({ store: broken });
    const onStored = vi.fn<() => void>();
    const fixed = queue.fix(refused.key, anEntry('note 1'), onStored);
    await expect(fixed).resolves.toEqual({ kind: 'lost' });
    await expect(queue.retry(refused.key)).resolves.toEqual({ kind: 'lost' });
    expect(onStored).not.toHaveBeenCalled();
    expect(sent()).toEqual([]);
  });
});
