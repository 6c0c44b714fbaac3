import type { LotSummary } from '@pazar/contracts/produce';
import { useDrafts } from '@pazar/shell/drafts';
import { useTranslation } from '@pazar/shell/translation';
import { EmptyState } from '@pazar/ui/empty-state';
import { useToday } from '@pazar/ui/input/use-today';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { changesOf, readKeptChanges } from '../../../model/produce/entry-defaults.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotsFor } from '../../../model/produce/order-lots.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useLastEntry } from './use-last-entries.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { draftKeyOf, EntryEditor } from './entry-editor.tsx';
import { AskedLot } from './offered-lots.tsx';

export interface EntryStartProps {
  kind: EntryKind;
  lots: readonly LotSummary[];
  /** The lot that was asked for. */
  lotId: string | null;
  /** Key of a refused entry to fix. */
  fixes: string | null;
  onDone: () => void;
}

/** Fills the form of an entry in: with the last one's values, what was typed, or what was refused. */
export function EntryStart({ kind, lots, lotId, fixes, onDone }: EntryStartProps) {
  const today = useToday();
  const last = useLastEntry(kind);
  const { entries } = useEntryQueue();
  const drafts = useDrafts();
  const [kept] = useState(() => readKeptChanges(drafts.read(draftKeyOf(kind))?.content));
  const refused = entries.find(({ key }) => key === fixes);
  const askedLotId = refused?.lot.id ?? lotId;
  if (last.isPending) return null;

  const { lotId: lastLotId, channel } = last.data ?? noEntry;
  function edit(offered: readonly LotSummary[]) {
    const choice = lotsFor(kind, offered, { today, lastLotId, askedLotId });
    if (choice.length === 0) return <NoLots />;
    const typed = keptFor(lotId, keptAmong(kept, choice)) ?? nothingTyped;
    const start = refused === undefined ? typed : startOf(refused);
    return (
      <EntryEditor
        key={refused?.key ?? ''}
        kind={kind}
        today={today}
        lots={choice}
        lotId={start.lotId ?? askedLotId ?? onlyOne(choice)}
        changes={start.changes}
        channel={channel}
        fixes={refused?.key ?? null}
        onDone={onDone}
      />
    );
  }
  return (
    <AskedLot kind={kind} id={askedLotId} lots={lots}>
      {edit}
    </AskedLot>
  );
}

const nothingTyped = { lotId: null, changes: {} };

const noEntry = { lotId: null, channel: null };

const startOf = (refused: WaitingEntry) => ({
  lotId: refused.lot.id,
  changes: changesOf(refused),
});

type Kept = ReturnType<typeof readKeptChanges>;

/** What was typed for a lot that is no longer offered is for no other one. */
function keptAmong(kept: Kept, choice: readonly LotSummary[]): Kept {
  if (kept === null || kept.lotId === null) return kept;
  return choice.some(({ id }) => id === kept.lotId) ? kept : null;
}

/** Where more than one lot fits the agent chooses: a hurried thumb would record on the wrong one. */
const onlyOne = ([only, ...more]: readonly LotSummary[]) =>
  only !== undefined && more.length === 0 ? only.id : null;

/** What was typed for another lot than the one that is asked for now stays out of it. */
function keptFor(lotId: string | null, kept: Kept) {
  return lotId === null || kept?.lotId === lotId ? kept : null;
}

function NoLots() {
  const { t } = useTranslation('catalog');
  return (
    <EmptyState
      title={t('produce.entry.noLots')}
      detail={t('produce.entry.noLotsDetail')}
      action={<TextLink to="/produce/new">{t('produce.action.new')}</TextLink>}
    />
  );
}
