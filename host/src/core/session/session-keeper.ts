import type { Session } from '@pazar/contracts/session';
import { sessionReader } from '@pazar/contracts/session-reader';
import { outlivesPage } from '../storage/safe-storage.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import type { SessionStoreOptions } from './session-state.ts';
import { sessionKey } from './view-storage.ts';

/** Keeps the session in storage, or in memory where storage does not, and in step between tabs. */
export interface SessionKeeper {
  read(): { session: Session | null; isUnreadable: boolean };
  /** False when the session lasts only as long as the page. */
  keep(session: Session): boolean;
  forget(): void;
  /** Reads the storage again: a frozen page misses its events. */
  refresh(): void;
}

/** @param adopt called with another tab's session, or null when that tab removed it */
export function createSessionKeeper(
  { storage, window }: Pick<SessionStoreOptions, 'storage' | 'window'>,
  adopt: (session: Session | null) => void,
): SessionKeeper {
  /** Notifies tabs whose storage does not carry the session; null while storage does. */
  let notify: ((session: Session | null) => void) | null = null;

  function openChannel(): void {
    if (notify !== null) return;
    const channel = new BroadcastChannel(sessionKey);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const sent = readMessage(data);
      if (sent !== undefined) adopt(sent);
    });
    notify = channel.postMessage.bind(channel);
  }

  function read(): ReturnType<SessionKeeper['read']> {
    const isEmpty = storage.getItem(sessionKey) === null;
    const session = readStored(storage, sessionKey, sessionReader);
    const isUnreadable = session === null && !isEmpty;
    if (isUnreadable) storage.removeItem(sessionKey);
    return { session, isUnreadable };
  }

  function refresh(): void {
    const { session } = read();
    // While memory keeps the session, storage is ignored until it holds one again.
    if (notify === null || session !== null) adopt(session);
  }

  window.addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) refresh();
  });
  if (!outlivesPage(storage)) openChannel();

  return {
    read,
    refresh,
    keep(session) {
      if (outlivesPage(storage) && isStored(storage, session)) return true;
      openChannel();
      notify?.(session);
      return false;
    },
    forget() {
      storage.removeItem(sessionKey);
      notify?.(null);
    },
  };
}

/** The session that another tab sent, or null; undefined when it sent something else. */
function readMessage(data: unknown): Session | null | undefined {
  try {
    return data === null ? null : sessionReader.parse(data);
  } catch {
    return undefined;
  }
}

function isStored(storage: Storage, session: Session): boolean {
  if (writeStored(storage, sessionKey, session)) return true;
  // Storage is full. The session of an earlier agent must not come back.
  storage.removeItem(sessionKey);
  return false;
}
