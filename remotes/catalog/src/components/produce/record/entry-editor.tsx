import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { LotSummary } from '@pazar/contracts/produce';
import { useDrafts } from '@pazar/shell/drafts';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useRef, useState } from 'react';
import type { Booking, SalesChannel } from '@pazar/contracts/movement';
import type { EntryOutcome } from '@pazar/section/queue/entry-outcomes';
import type { WaitingFailure } from '@pazar/section/queue/waiting';
import type { DraftChanges, EntryContext } from '../../../model/produce/entry-draft.ts';
import { movementOf } from '../../../model/produce/entry-draft.ts';
import { givenOf } from '../../../model/produce/entry-defaults.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { remainingWithWaiting } from '../../../model/produce/queue/pending-amounts.ts';
import { EntryForm } from './entry-form.tsx';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { useFailureText } from '../waiting/use-waiting-texts.ts';
import { useEntryDraft } from './use-entry-draft.ts';
import { useRecordEntry } from './use-record-entry.ts';

/** Where the browser keeps what is typed and not saved. */
export const draftKeyOf = (kind: EntryKind) => `produce.entry.${kind}`;

export interface EntryEditorProps {
  kind: EntryKind;
  today: string;
  /** Likeliest first; at least one. */
  lots: readonly LotSummary[];
  /** The lot that is chosen at first; null leaves the choice to the agent. */
  lotId: string | null;
  /** What was typed before: kept over a reload, or an entry that was refused. */
  changes: DraftChanges;
  /** How the last entry was sold. */
  channel: SalesChannel | null;
  /** Key of the refused entry that this one fixes. */
  fixes: string | null;
  onDone: () => void;
}

/** One entry from the first key press to its booking, or to its place among those that wait. */
export function EntryEditor(props: EntryEditorProps) {
  const { kind, today, lots, fixes, onDone } = props;
  const { entries } = useEntryQueue();
  const drafts = useDrafts();
  const record = useRecordEntry();
  const { lot, offered, setLot } = useChosenLot(lots, props.lotId);
  const [changes, setChanges] = useState(props.changes);
  const [failure, setFailure] = useState<WaitingFailure | 'lost' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const sent = useRef<{ changes: DraftChanges; movement: LotMovementInput } | null>(null);
  const letGo = useLeaveGuard(isWritten(changes));
  const { draft, terms, notice } = useEntryDraft(props, lot, changes);
  const context: EntryContext = {
    kind,
    today,
    remaining: knownRemaining(failure) ?? (lot && remainingWithWaiting(lot, entries)),
    hasWaiting: entries.some((entry) => entry.lot.id === lot?.id),
  };

  function change(by: DraftChanges): void {
    const next = givenOf({ ...changes, ...by });
    setChanges(next);
    drafts.keep(draftKeyOf(kind), { lotId: lot?.id ?? null, changes: next });
  }

  function choose(chosen: LotSummary): void {
    // A price and a product belong to the lot that they were typed for.
    const { quantity, day, note, isForced } = changes;
    setLot(chosen);
    setChanges(givenOf({ quantity, day, channel: changes.channel, note, isForced }));
    setFailure(null);
  }

  function leave(): void {
    drafts.forget(draftKeyOf(kind));
    letGo();
    onDone();
  }

  function finish(outcome: EntryOutcome<Booking>): void {
    if (outcome.kind === 'refused') setFailure(outcome.failure);
    else if (outcome.kind === 'lost') setFailure('lost');
    else leave();
  }

  /** What may have been recorded is sent as it was: its promotion may have ended with it. */
  function unsent(): LotMovementInput | null {
    const isSame = failure === 'lost' && sent.current?.changes === changes;
    return isSame ? (sent.current?.movement ?? null) : null;
  }

  async function save(): Promise<void> {
    // Two presses can come before the button renders as busy.
    if (isUnderWay.current || lot === null) return;
    isUnderWay.current = true;
    setBusy(true);
    const movement = unsent() ?? movementOf(draft, { kind, lot, now: new Date(), today });
    sent.current = { changes, movement };
    try {
      finish(await record({ kind, lot, movement, fixes }));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== null && lot !== null && <EntryRefusal failure={failure} lot={lot} />}
      {notice}
      <EntryForm
        context={context}
        lots={offered}
        lot={lot}
        typed={changes}
        draft={draft}
        terms={terms}
        onLot={choose}
        onChange={change}
        onSave={() => void save()}
        onCancel={leave}
        isBusy={isBusy}
      />
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

/** What the server said is left when it refused, which is newer than what was read before. */
function knownRemaining(failure: WaitingFailure | 'lost' | null): string | null {
  return failure === null || failure === 'lost' ? null : failure.remaining;
}

function EntryRefusal({ failure, lot }: { failure: WaitingFailure | 'lost'; lot: LotSummary }) {
  const { t } = useTranslation('catalog');
  const failureText = useFailureText();
  const isLost = failure === 'lost';
  const value = isLost ? null : failure.reference;
  return (
    <StatusPanel
      title={t(isLost ? 'produce.entry.lost' : 'produce.entry.refused')}
      detail={isLost ? t('produce.entry.lostDetail') : failureText(failure, lot)}
      tone="danger"
      icon="error"
      announce="alert"
      reference={value === null ? undefined : { label: t('produce.failure.reference'), value }}
    />
  );
}

/** Whether there is something to lose. */
function isWritten({ quantity = null, note = '' }: DraftChanges): boolean {
  return quantity !== null || note !== '';
}
