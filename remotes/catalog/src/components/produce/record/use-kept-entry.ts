import { useDrafts } from '@pazar/shell/drafts';
import { useRef, useState } from 'react';
import type { DraftChanges } from '../../../model/produce/entry-draft.ts';
import { isWritten, type KeptEntry, readKeptEntry } from '../../../model/produce/kept-entry.ts';

/**
 * Stores the input of an entry's form in this browser, and offers the input of an earlier visit,
 * which stays until the first key press replaces it.
 *
 * @param key of the draft; the same at every render
 */
export function useKeptEntry(key: string) {
  const drafts = useDrafts();
  const [offered, setOffered] = useState(() => readKeptEntry(drafts.read(key)));
  const [restored, setRestored] = useState<KeptEntry | null>(null);
  const [isLost, setLost] = useState(false);
  // Whether the browser has this visit's draft, not that of an earlier one.
  const isOurs = useRef(false);

  function forget(): void {
    if (isOurs.current) drafts.forget(key);
    isOurs.current = false;
    setLost(false);
  }

  function keep(lotId: string | null, changes: DraftChanges): void {
    if (!isWritten(changes)) return forget();
    const isKept = drafts.keep(key, { lotId, changes }) !== false;
    if (isKept) isOurs.current = true;
    setLost(!isKept);
  }

  return {
    /** What an earlier visit left, until it is restored or discarded. */
    offered,
    restored,
    /** Storage is full: the input is on this page only. */
    isLost,
    keep,
    forget,
    restore: (): void => {
      if (offered === null) return;
      keep(offered.lotId, offered.changes);
      isOurs.current = true;
      setRestored(offered);
      setOffered(null);
    },
    discard: (): void => {
      if (!isOurs.current) drafts.forget(key);
      setOffered(null);
    },
  };
}
export type KeptEntryHandle = ReturnType<typeof useKeptEntry>;
