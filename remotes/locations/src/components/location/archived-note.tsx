import { archiveUndoHours, movedField } from '@pazar/contracts/location-replacements';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { HistoryEntry } from '@pazar/contracts/record-history';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { formatDateTime } from '@pazar/format/date';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Note } from '@pazar/ui/note';
import { useState } from 'react';
import { locationResource } from '../../api/locations.ts';

const undoMs = archiveUndoHours * 60 * 60 * 1000;

export interface ArchivedNoteProps {
  location: LocationDetail;
  /** The newest event of its history. */
  last: HistoryEntry | undefined;
}

/** Offers for a day to undo the archiving of a location whose records others took over. */
export function ArchivedNote({ location, last }: ArchivedNoteProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const notify = useNotify();
  // A page that stays open longer is answered by the API.
  const [now] = useState(() => new Date());
  const change = useApiMutation(locationResource.mutation(location.id));
  const hasMoved = last?.changes.some(({ field }) => field === movedField) ?? false;
  if (last === undefined || !hasMoved || last.version !== location.version) return null;
  const until = new Date(new Date(last.at).getTime() + undoMs);
  if (location.status !== 'ARCHIVED' || until <= now) return null;
  const time = formatDateTime(until.toISOString(), locale);
  const undo = () =>
    change.mutate(locationResource.move(location, { name: 'undo-archive' }), {
      onSuccess: () => notify(t('location.moved.undo-archive', { name: location.name })),
    });
  return (
    <>
      <ChangeFailure title={t('location.action.failed')} error={change.error} />
      <Note title={t('location.archived.title')} detail={t('location.archived.detail', { time })}>
        <Button icon="undo" isBusy={change.isPending} onClick={undo}>
          {t('location.archived.undo')}
        </Button>
      </Note>
    </>
  );
}
