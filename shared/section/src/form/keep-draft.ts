import type { Draft, Drafts } from '@pazar/shell/drafts';
import { isObject, isSame } from '@pazar/ui/parts/same-value';

/** Long enough not to slow typing, short enough that a crash loses half a word. */
const pauseMs = 400;

/** The stored draft of a form between two visits. */
export interface KeptValues {
  /** The values that were changed, and their version; 0 for a new record. */
  readonly base: unknown;
  readonly version: number;
  /** What the record was; null where that does not matter, absent in drafts of older versions. */
  readonly state?: string | null;
  readonly values: unknown;
}

/** Stores the unsaved changes in this browser. */
export interface DraftKeeper {
  /** Called after each change. The draft is removed once nothing is unsaved. */
  readonly changed: (isUnsaved: boolean) => void;
  readonly forget: () => void;
  /** Stores the unsaved values, and stops storing: the page may have gone because it failed. */
  readonly stop: () => void;
}

/**
 * @param form `read` returns the values to keep, at the moment of writing; `onWritten` receives whether
 *   the browser had space for them
 */
export function createDraftKeeper(
  drafts: Drafts,
  key: string | null,
  form: { readonly read: () => KeptValues; readonly onWritten: (isKept: boolean) => void },
): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUnsaved = false;
  const write = () => {
    clearTimeout(timer);
    if (key !== null && isUnsaved) form.onWritten(drafts.keep(key, form.read()) !== false);
  };
  const forget = () => {
    clearTimeout(timer);
    // Nothing is written when the page is hidden next.
    isUnsaved = false;
    if (key !== null) drafts.forget(key);
  };
  // A phone may end a hidden page without another event.
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
      write();
      document.removeEventListener('visibilitychange', write);
      window.removeEventListener('pagehide', write);
    },
  };
}

/** The draft of an earlier visit; null when there is none, or it equals the record. */
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
