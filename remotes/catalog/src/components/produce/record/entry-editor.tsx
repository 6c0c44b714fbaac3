import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from 'react-i18next';
import { useSingleRun } from '@pazar/section/record/use-single-run';
import { StatusPanel } from '@pazar/ui/status-panel';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Booking, SalesChannel } from '@pazar/contracts/movement';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import type { WaitingFailure } from '@pazar/section/queue/waiting';
import type { DraftChanges, EntryContext } from '../../../model/produce/entry-draft.ts';
import { useGrows } from '../../../api/use-grows.ts';
import { movementOf } from '../../../model/produce/entry-draft.ts';
import { givenOf } from '../../../model/produce/entry-defaults.ts';
import { type EntryKind, entryWords } from '../../../model/produce/entry-kind.ts';
import { remainingWithWaiting } from '../../../model/produce/queue/pending-amounts.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { useFailureText } from '../waiting/use-waiting-texts.ts';
import { LastEntriesCard } from './last-entries-card.tsx';
import { useEntryDraft } from './use-entry-draft.ts';
import type { KeptEntryHandle } from './use-kept-entry.ts';
import { useUnsavedEntry } from './use-unsaved-entry.ts';
import { useRecordEntry } from './use-record-entry.ts';

export interface EntryEditorProps {
  kind: EntryKind;
  today: string;
  /** Likeliest first; at least one. */
  lots: readonly LotSummary[];
  /** The lot that is chosen at first; null leaves the choice to the agent. */
  lotId: string | null;
  /** What was typed before: restored from an earlier visit, or an entry that was refused. */
  changes: DraftChanges;
  /** How the last entry was sold. */
  channel: SalesChannel | null;
  /** Key of the refused entry that this one fixes. */
  fixes: string | null;
  kept: KeptEntryHandle;
  /** Of what an earlier visit left; null when there is none. */
  offer: ReactNode;
  /** Called with whether the entry is of something that the agent grows. */
  onOwn: (isOwn: boolean) => void;
  onDone: () => void;
}

/** One entry from the first key press to its booking, or to its place among those that wait. */
export function EntryEditor(props: EntryEditorProps) {
  const { kind, today, lots, fixes, kept, onOwn, onDone } = props;
  const { entries } = useEntryQueue();
  const record = useRecordEntry(fixes);
  const { lot, offered, setLot } = useChosenLot(lots, props.lotId);
  const [changes, setChanges] = useState(props.changes);
  const [failure, setFailure] = useState<WaitingFailure | 'lost' | null>(null);
  const sent = useRef<{ changes: DraftChanges; movement: LotMovementInput } | null>(null);
  const release = useLeaveGuard(useUnsavedEntry(kind, lot, changes));
  const { draft, terms, notice } = useEntryDraft(props, lot, changes);
  const grows = useGrows();
  const isOwn = lot === null ? grows : lot.origin === 'OWN';
  useEffect(() => onOwn(isOwn), [isOwn, onOwn]);
  const context: EntryContext = {
    kind,
    today,
    unit: lot?.unit ?? null,
    remaining: knownRemaining(failure) ?? (lot && remainingWithWaiting(lot, entries)),
    hasWaiting: entries.some((entry) => entry.lot.id === lot?.id),
  };

  function change(by: DraftChanges): void {
    const next = givenOf({ ...changes, ...by });
    setChanges(next);
    keep(lot, next);
  }

  /** A price is stored with its currency: the last sale may use a different currency later. */
  function keep(of: LotSummary | null, typed: DraftChanges): void {
    const hasPrice = typeof typed.unitPriceMinor === 'number';
    kept.keep(of?.id ?? null, { ...(hasPrice && { currency: draft.currency }), ...typed });
  }

  function choose(chosen: LotSummary): void {
    // A price and a product belong to the lot that they were typed for.
    const { quantity, day, channel, note, isForced } = changes;
    const next = givenOf({ quantity, day, channel, note, isForced });
    setLot(chosen);
    setChanges(next);
    keep(chosen, next);
    setFailure(null);
  }

  function leave(): void {
    kept.forget();
    release();
    onDone();
  }

  function finish(outcome: EntryOutcome<Booking>): void {
    if (outcome.kind === 'refused') {
      setFailure(outcome.failure);
      keep(lot, changes);
    } else if (outcome.kind === 'lost') setFailure('lost');
    else leave();
  }

  /** What may have been recorded is sent as it was: its promotion may have ended with it. */
  function unsent(): LotMovementInput | null {
    const isSame = failure === 'lost' && sent.current?.changes === changes;
    return isSame ? (sent.current?.movement ?? null) : null;
  }

  const { run: save, isBusy } = useSingleRun(async () => {
    if (lot === null) return;
    const movement = unsent() ?? movementOf(draft, { kind, lot, now: new Date(), today });
    sent.current = { changes, movement };
    finish(await record({ kind, lot, movement, onStored: kept.forget }));
  });

  return (
    <>
      {/* The form is what is being sent until it is known what became of it. */}
      {!isBusy && props.offer}
      {failure !== null && lot !== null && <EntryRefusal failure={failure} lot={lot} />}
      {notice}
      <EntryForm
        context={context}
        words={entryWords(kind, isOwn)}
        lots={offered}
        lot={lot}
        typed={changes}
        draft={draft}
        terms={terms}
        onLot={choose}
        onChange={change}
        onSave={save}
        onCancel={leave}
        isBusy={isBusy}
        isDraftLost={kept.isLost}
      />
      {lot !== null && <LastEntriesCard lot={lot} />}
    </>
  );
}

/** The lot that an entry is for; one that was found on the server joins those that are loaded. */
function useChosenLot(lots: readonly LotSummary[], initialId: string | null) {
  const [chosen, setLot] = useState(() => lots.find(({ id }) => id === initialId) ?? null);
  const loaded = lots.find(({ id }) => id === chosen?.id) ?? null;
  const offered = chosen !== null && loaded === null ? [chosen, ...lots] : lots;
  return { lot: loaded ?? chosen, offered, setLot };
}

/** What the server said is left of the lot when it refused, which is newer than what was read before. */
function knownRemaining(failure: WaitingFailure | 'lost' | null): string | null {
  if (failure === null || failure === 'lost') return null;
  // The remaining quantity of a promotion is not that of the lot.
  return failure.code === 'insufficient-stock' ? failure.remaining : null;
}

function EntryRefusal({ failure, lot }: { failure: WaitingFailure | 'lost'; lot: LotSummary }) {
  const { t } = useTranslation('catalog');
  const failureText = useFailureText();
  const isLost = failure === 'lost';
  const value = isLost ? null : failure.reference;
  return (
    <StatusPanel
      title={t(isLost ? 'produce.entry.lost' : 'movement.notRecorded')}
      detail={isLost ? t('produce.entry.lostDetail') : failureText(failure, lot)}
      tone="danger"
      icon="error"
      announce="alert"
      reference={value === null ? undefined : { label: t('produce.failure.reference'), value }}
    />
  );
}
