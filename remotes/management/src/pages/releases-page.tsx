import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { formatDateTime } from '@pazar/format/date';
import { formatPercent } from '@pazar/format/percent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { DataTable } from '@pazar/ui/data-table';
import { tableColumns } from '@pazar/section/table-columns';
import type { Column } from '@pazar/ui/data-table-column';
import { Page } from '@pazar/ui/page';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';

/** Every remote: which version its visitors get, and what is being rolled out. */
export function ReleasesPage() {
  const { t } = useTranslation('management');
  const remotes = useQuery(releaseQueries.list(useHttp()));
  const columns = useRemoteColumns();
  return (
    <Page title={t('releases.title')} subtitle={t('releases.lead')}>
      <TextLink to="/management/reports">{t('reports.title')}</TextLink>
      <Loaded
        query={remotes}
        texts={{ loading: t('releases.loading'), failed: t('releases.failed') }}
      >
        {({ items }) => (
          <DataTable
            label={t('releases.title')}
            columns={columns}
            rows={items}
            getRowKey={({ name }) => name}
          />
        )}
      </Loaded>
    </Page>
  );
}

function useRemoteColumns(): Column<RemoteState>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const none = t('value.none');
  const column = tableColumns<RemoteState, 'remote' | 'stable' | 'rollout' | 'updated'>((key) =>
    t(`releases.column.${key}`),
  );
  const rolloutOf = ({ rollout }: RemoteState) =>
    rollout === null ? (
      none
    ) : (
      <Badge tone={rollout.state === 'paused' ? 'attention' : 'info'}>
        {t(`releases.state.${rollout.state}`)} · {formatPercent(rollout.percent, locale)}
      </Badge>
    );
  return [
    column(
      'remote',
      ({ name }) => <TextLink to={`/management/releases/${name}`}>{name}</TextLink>,
      {
        isPrimary: true,
      },
    ),
    column('stable', ({ stable }) => stable ?? none),
    column('rollout', rolloutOf, { card: 'aside' }),
    column('updated', ({ updatedAt }) => formatDateTime(updatedAt, locale), {
      align: 'end',
      isMinor: true,
    }),
  ];
}
