import type { Draft, Drafts } from '@pazar/shell/drafts';
import { isObject, isSame } from '../json/same-value.ts';

/** Long enough that typing is not slowed, short enough that a crash takes half a word. */
const pauseMs = 400;

/** What is kept of a form between two visits. */
export interface KeptValues {
  /** The values that were changed, and their version; 0 for a new record. */
  readonly base: unknown;
  readonly version: number;
  readonly values: unknown;
}

/** Writes what is unsaved into this browser. */
export interface DraftKeeper {
  /** After each change. What is kept goes once nothing is unsaved any more. */
  readonly changed: (isUnsaved: boolean) => void;
  readonly forget: () => void;
  /** Writes no more. */
  readonly stop: () => void;
}

/** @param read what to keep: asked when it is written */
export function createDraftKeeper(
  drafts: Drafts,
  key: string | null,
  read: () => KeptValues,
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnsaved = false;
  const write = () => {
    clearTimeout(timer);
    if (key !== null && isUnsaved) drafts.keep(key, read());
  };
  const forget = () => {
    clearTimeout(timer);
    if (key !== null) drafts.forget(key);
  };
  // A phone may end a page that is out of sight without another event.
  document.addEventListener('visibilitychange', write);
  window.addEventListener('pagehide', write);
  return {
    changed(isNow) {
      clearTimeout(timer);
      if (isUnsaved && !isNow) forget();
      isUnsaved = isNow;
      if (isNow) timer = setTimeout(write, pauseMs);
    },
    forget,
    stop() {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', write);
      window.removeEventListener('pagehide', write);
    },
  };
}

/** What an earlier visit left; null when it left nothing, or what the record says already. */
export function readDraft(
  drafts: Drafts,
  key: string | null,
  base: unknown,
): (Draft & { readonly content: KeptValues }) | null {
  const draft = key === null ? null : drafts.read(key);
  if (draft === null || !isKept(draft)) return null;
  return isSame(draft.content.values, base) ? null : draft;
}

function isKept(draft: Draft): draft is Draft & { content: KeptValues } {
  const { content } = draft;
  return (
    isObject(content) &&
    isObject(content['values']) &&
    isObject(content['base']) &&
    typeof content['version'] === 'number'
  );
}
