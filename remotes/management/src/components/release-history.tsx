import type { HistoryEntry } from '@pazar/contracts/releases/release-state';
import { formatDateTime } from '@pazar/format/date';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import type { Column } from '@pazar/ui/data-table-column';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';
import { ReleasePart } from './release-part.tsx';

export interface ReleaseHistoryProps {
  readonly remote: string;
  /** The history is read again when it changes. */
  readonly revision: number;
}

/** What was done with a remote, by whom and why, newest first. */
export function ReleaseHistory({ remote, revision }: ReleaseHistoryProps) {
  const { t } = useTranslation('management');
  const { data, error } = useQuery(releaseQueries.history(useHttp(), { remote, revision }));
  const columns = useHistoryColumns();
  return (
    <ReleasePart title={t('releases.history.title')}>
      {error !== null && <p role="status">{t('releases.history.failed')}</p>}
      {data !== undefined && (
        <DataTable
          label={t('releases.history.title')}
          columns={columns}
          rows={data.items}
          getRowKey={({ number }) => String(number)}
        />
      )}
    </ReleasePart>
  );
}

function useHistoryColumns(): Column<HistoryEntry>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const none = t('value.none');
  const column = tableColumns<HistoryEntry, 'at' | 'action' | 'version' | 'actor' | 'reason'>(
    (key) => (key === 'version' ? t('releases.column.version') : t(`releases.history.${key}`)),
  );
  return [
    column('at', ({ at }) => formatDateTime(at, locale), { isPrimary: true }),
    column('action', ({ action }) => action),
    column('version', ({ version }) => version ?? none),
    column('actor', ({ actor }) => actor),
    column('reason', ({ reason }) => reason ?? none),
  ];
}
