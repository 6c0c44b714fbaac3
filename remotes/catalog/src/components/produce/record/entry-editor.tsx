import type { LotSummary } from '@pazar/contracts/produce';
import { useBeside } from '@pazar/section/use-beside';
import { useDrafts } from '@pazar/shell/drafts';
import { useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from '@pazar/shell/translation';
import { StatusPanel } from '@pazar/ui/status-panel';
import { useRef, useState } from 'react';
import type { EntryOutcome } from '../../../api/produce/queue/entry-outcomes.ts';
import type { EntryContext, EntryDraft } from '../../../model/produce/entry-draft.ts';
import { movementOf } from '../../../model/produce/entry-draft.ts';
import { entryDefaults } from '../../../model/produce/entry-defaults.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { remainingWithWaiting } from '../../../model/produce/queue/pending-amounts.ts';
import type { EntryFailure } from '../../../model/produce/queue/waiting-entry.ts';
import type { SalesChannel } from '@pazar/contracts/movement';
import { EntryForm } from './entry-form.tsx';
import { useEntryQueue } from '../waiting/entry-queue-context.ts';
import { useFailureText } from '../waiting/failure-text.ts';
import { useRecordEntry } from './use-record-entry.ts';
import { lastSaleOf } from '../../../api/produce/harvests.ts';

/** Where the browser keeps what is typed and not saved. */
export const draftKeyOf = (kind: EntryKind) => `produce.entry.${kind}`;

export interface EntryEditorProps {
  kind: EntryKind;
  today: string;
  /** Likeliest first; at least one. */
  lots: readonly [LotSummary, ...LotSummary[]];
  /** What was typed before: kept over a reload, or an entry that was refused. */
  initial: { lotId: string; changes: Partial<EntryDraft> } | null;
  /** How the last entry was sold. */
  channel: SalesChannel | null;
  /** Key of the refused entry that this one fixes. */
  fixes: string | null;
  onDone: () => void;
}

/** One entry from the first key press to its booking, or to its place among those that wait. */
export function EntryEditor(props: EntryEditorProps) {
  const { kind, today, lots, initial, channel, fixes, onDone } = props;
  const { entries } = useEntryQueue();
  const drafts = useDrafts();
  const record = useRecordEntry();
  const { lot, offered, setLot } = useChosenLot(lots, initial?.lotId);
  const [changes, setChanges] = useState<Partial<EntryDraft>>(initial?.changes ?? {});
  const [failure, setFailure] = useState<EntryFailure | 'lost' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const letGo = useLeaveGuard(isWritten(changes));
  const { data: [lastSale = null] = [], notice } = useBeside({
    ...lastSaleOf(useHttp(), lot.id),
    enabled: kind === 'sale',
  });
  const draft = { ...entryDefaults({ today, channel, lastSale }), ...changes };
  const context: EntryContext = {
    kind,
    today,
    remaining: knownRemaining(failure) ?? remainingWithWaiting(lot, entries),
    hasWaiting: entries.some((entry) => entry.lot.id === lot.id),
  };

  function change(by: Partial<EntryDraft>): void {
    const next = { ...changes, ...by };
    setChanges(next);
    drafts.keep(draftKeyOf(kind), { lotId: lot.id, changes: next });
  }

  function choose(chosen: LotSummary): void {
    // A price and a product belong to the lot that they were typed for.
    const { unitPriceMinor: _, currency: __, productId: ___, ...kept } = changes;
    setLot(chosen);
    setChanges(kept);
    setFailure(null);
  }

  function leave(): void {
    drafts.forget(draftKeyOf(kind));
    letGo();
    onDone();
  }

  function finish(outcome: EntryOutcome): void {
    if (outcome.kind === 'refused') setFailure(outcome.failure);
    else if (outcome.kind === 'lost') setFailure('lost');
    else leave();
  }

  async function save(): Promise<void> {
    // Two presses can come before the button renders as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    const movement = movementOf(draft, { kind, lot, now: new Date(), today });
    try {
      finish(await record({ kind, lot, movement, fixes }));
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== null && <EntryRefusal failure={failure} lot={lot} />}
      {notice}
      <EntryForm
        context={context}
        lots={offered}
        lot={lot}
        draft={draft}
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
function useChosenLot(lots: EntryEditorProps['lots'], initialId: string | undefined) {
  const [chosen, setLot] = useState(() => lots.find(({ id }) => id === initialId) ?? lots[0]);
  const loaded = lots.find(({ id }) => id === chosen.id);
  const offered = loaded === undefined ? [chosen, ...lots] : lots;
  return { lot: loaded ?? chosen, offered, setLot };
}

/** What the server said is left when it refused, which is newer than what was read before. */
function knownRemaining(failure: EntryFailure | 'lost' | null): string | null {
  return failure === null || failure === 'lost' ? null : failure.remaining;
}

function EntryRefusal({ failure, lot }: { failure: EntryFailure | 'lost'; lot: LotSummary }) {
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
function isWritten({ quantity = null, note = '' }: Partial<EntryDraft>): boolean {
  return quantity !== null || note !== '';
}
