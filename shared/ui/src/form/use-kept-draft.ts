import { type Draft, type Drafts, useDrafts } from '@pazar/shell/drafts';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { KeptValues, RecordForm } from './record-form-handle.ts';
import { isObject, isSame } from '../json/same-value.ts';

/** Long enough that typing is not slowed, short enough that a crash takes half a word. */
const pause = 400;

/** What was entered before and never saved. */
export interface OfferedDraft {
  /** An instant. */
  readonly keptAt: string;
  readonly restore: () => void;
  readonly discard: () => void;
}

/**
 * Keeps what is unsaved in this browser and holds the agent back from leaving it. What an earlier
 * visit left is offered once; it is not overwritten before something is changed.
 */
export function useKeptDraft<Values extends FieldValues>(
  form: RecordForm<Values>,
  values: Values,
  isDirty: boolean,
): OfferedDraft | null {
  const { draftKey: key, base, version, restore, holdWith } = form;
  const drafts = useDrafts();
  const [offered, setOffered] = useState(() => offeredDraft(drafts, key, base));
  const forget = () => {
    if (key !== null) drafts.forget(key);
  };
  const leave = useLeaveGuard(isDirty, forget);
  useEffect(
    function handOn() {
      // After saving: the page may be left before anything here renders again.
      holdWith(() => {
        leave();
        if (key !== null) drafts.forget(key);
      });
    },
    [holdWith, leave, drafts, key],
  );

  const wasDirty = useRef(false);
  useEffect(
    function keep() {
      if (key === null) return undefined;
      if (!isDirty) {
        if (wasDirty.current) drafts.forget(key);
        wasDirty.current = false;
        return undefined;
      }
      wasDirty.current = true;
      const write = () => drafts.keep(key, { base, version, values } satisfies KeptValues);
      const timer = setTimeout(write, pause);
      // A phone may end a page that is out of sight without another word.
      document.addEventListener('visibilitychange', write);
      window.addEventListener('pagehide', write);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', write);
        window.removeEventListener('pagehide', write);
      };
    },
    [drafts, key, isDirty, base, version, values],
  );

  if (offered === null) return null;
  return {
    keptAt: offered.keptAt,
    restore() {
      restore(offered.content);
      setOffered(null);
    },
    discard() {
      forget();
      setOffered(null);
    },
  };
}

function offeredDraft(drafts: Drafts, key: string | null, base: unknown) {
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
