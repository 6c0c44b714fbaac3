import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { formatDateTime } from '@pazar/format/date';
import { formatPercent } from '@pazar/format/percent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';

/** Every remote: which version its visitors get, and what is being rolled out. */
export function ReleasesPage() {
  const { t } = useTranslation('management');
  const { data, error, isFetching, refetch } = useQuery(releaseQueries.list(useHttp()));
  const columns = useRemoteColumns();
  return (
    <Page title={t('releases.title')} subtitle={t('releases.lead')}>
      {data !== undefined && (
        <DataTable
          label={t('releases.title')}
          columns={columns}
          rows={data.items}
          getRowKey={({ name }) => name}
        />
      )}
      {data === undefined && error === null && <LoadingState label={t('releases.loading')} />}
      {data === undefined && error !== null && (
        <LoadFailure
          title={t('releases.failed')}
          error={error}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function useRemoteColumns(): Column<RemoteState>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  return [
    {
      key: 'name',
      header: t('releases.column.remote'),
      isPrimary: true,
      cell: ({ name }) => <TextLink to={`/management/releases/${name}`}>{name}</TextLink>,
    },
    {
      key: 'stable',
      header: t('releases.column.stable'),
      cell: ({ stable }) => stable ?? t('value.none'),
    },
    {
      key: 'rollout',
      header: t('releases.column.rollout'),
      card: 'aside',
      cell: ({ rollout }) =>
        rollout === null ? (
          t('value.none')
        ) : (
          <Badge tone={rollout.state === 'paused' ? 'attention' : 'info'}>
            {t(`releases.state.${rollout.state}`)} · {formatPercent(rollout.percent, locale)}
          </Badge>
        ),
    },
    {
      key: 'updated',
      header: t('releases.column.updated'),
      align: 'end',
      isMinor: true,
      cell: ({ updatedAt }) => formatDateTime(updatedAt, locale),
    },
  ];
}
