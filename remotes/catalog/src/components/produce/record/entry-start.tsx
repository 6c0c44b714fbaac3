import type { LotSummary } from '@pazar/contracts/produce';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@pazar/ui/empty-state';
import { useToday } from '@pazar/ui/input/use-today';
import { Note } from '@pazar/ui/note';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { changesOf } from '../../../model/produce/entry-defaults.ts';
import type { EntryKind } from '../../../model/produce/entry-kind.ts';
import { lotsFor } from '../../../model/produce/order-lots.ts';
import type { WaitingEntry } from '../../../model/produce/queue/waiting-entry.ts';
import { useLastEntry } from './use-last-entries.ts';
import { useEntryQueue } from '../waiting/entry-queue.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { EntryOffer } from './entry-offer.tsx';
import { AskedLot } from './offered-lots.tsx';
import { useKeptEntry } from './use-kept-entry.ts';

export interface EntryStartProps {
  kind: EntryKind;
  lots: readonly LotSummary[];
  /** The lot that was asked for. */
  lotId: string | null;
  /** Key of a refused entry to fix. */
  fixes: string | null;
  /** Called with whether the chosen lot is of the agent's growing. */
  onOwn: (isOwn: boolean) => void;
  onDone: () => void;
}

/**
 * Opens the form of an entry: empty, or with what was refused. What an earlier visit left in it is
 * offered.
 */
export function EntryStart({ kind, lots, lotId, fixes, onOwn, onDone }: EntryStartProps) {
  const today = useToday();
  const last = useLastEntry(kind);
  const { entries, isRead } = useEntryQueue();
  // A correction that was not sent is no new entry: it is offered to the same correction alone.
  const kept = useKeptEntry(`produce.entry.${fixes ?? kind}`);
  const waiting = entries.find(({ key }) => key === fixes);
  // The form keeps the entry that the agent fixes, also when the server refuses it again.
  const [refused, setRefused] = useState<WaitingEntry | null>(null);
  if (refused === null && waiting !== undefined) setRefused(waiting);
  if (last.isPending || !isRead) return null;

  const { lotIds: lastLotIds, channel } = last.data ?? noEntry;
  const { offered, restored } = kept;
  const start = restored ?? (refused === null ? nothingTyped : startOf(refused));
  const askedLotId = start.lotId ?? lotId;
  function edit(known: readonly LotSummary[]) {
    const choice = lotsFor(kind, known, { today, lastLotIds, askedLotId });
    if (choice.length === 0) return <NoLots />;
    return (
      <EntryEditor
        key={restored?.keptAt ?? ''}
        kind={kind}
        today={today}
        lots={choice}
        lotId={askedLotId ?? onlyOne(choice)}
        changes={start.changes}
        channel={channel}
        fixes={refused?.key ?? null}
        kept={kept}
        offer={
          offered && (
            <EntryOffer
              kept={offered}
              today={today}
              lots={known}
              askedLotId={askedLotId}
              onRestore={kept.restore}
              onDiscard={kept.discard}
            />
          )
        }
        onOwn={onOwn}
        onDone={onDone}
      />
    );
  }
  return (
    <>
      <EntryGone fixes={fixes} isThere={refused !== null} lotId={lotId} />
      <AskedLot kind={kind} id={askedLotId} lots={lots}>
        {edit}
      </AskedLot>
    </>
  );
}

const nothingTyped = { lotId: null, changes: {} };

const noEntry = { lotIds: [], channel: null };

const startOf = (refused: WaitingEntry) => ({
  lotId: refused.lot.id,
  changes: changesOf(refused),
});

/** Where more than one lot fits the agent chooses: a hurried thumb would record on the wrong one. */
const onlyOne = ([only, ...more]: readonly LotSummary[]) =>
  only !== undefined && more.length === 0 ? only.id : null;

interface EntryGoneProps extends Pick<EntryStartProps, 'fixes' | 'lotId'> {
  /** Whether this device still has the entry that `?fix=` names. */
  isThere: boolean;
}

/** Says that the device no longer has the entry, so that the agent does not record it twice. */
function EntryGone({ fixes, isThere, lotId }: EntryGoneProps) {
  const { t } = useTranslation('catalog');
  if (fixes === null || isThere) return null;
  return (
    <Note
      tone="attention"
      isAnnounced
      title={t('produce.entry.gone')}
      detail={t('produce.entry.goneDetail')}
    >
      {lotId !== null && <TextLink to={`/produce/${lotId}`}>{t('produce.entry.toLot')}</TextLink>}
      <TextLink to="/produce">{t('produce.title')}</TextLink>
    </Note>
  );
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
