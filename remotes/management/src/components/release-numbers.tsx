import type { RemoteMetrics, VersionMetrics } from '@pazar/contracts/releases/release-metrics';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import type { Column } from '@pazar/ui/data-table-column';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';
import { ReleasePart } from './release-part.tsx';

/** What visitors' browsers reported of each version in the last hour, and the controller's last word. */
export function ReleaseNumbers({ remote }: { remote: string }) {
  const { t } = useTranslation('management');
  const { data, error } = useQuery(releaseQueries.metrics(useHttp(), remote));
  const columns = useNumberColumns();
  const rollout = data?.rollout ?? null;
  return (
    <ReleasePart title={t('releases.numbers.title')}>
      {error !== null && <p role="status">{t('releases.numbers.failed')}</p>}
      {data !== undefined && data.versions.length === 0 && <p>{t('releases.numbers.none')}</p>}
      {data !== undefined && data.versions.length > 0 && (
        <DataTable
          label={t('releases.numbers.title')}
          columns={columns}
          rows={data.versions}
          getRowKey={({ version }) => version}
        />
      )}
      {rollout !== null && <LastJudgement rollout={rollout} />}
    </ReleasePart>
  );
}

type RolloutMetrics = NonNullable<RemoteMetrics['rollout']>;

function LastJudgement({ rollout }: { rollout: RolloutMetrics }) {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const { judgement, judgedAt, boundSeconds } = rollout;
  const bound = formatNumber(boundSeconds, locale);
  if (judgement === null || judgedAt === null) {
    return <p>{t('releases.numbers.notJudged', { bound })}</p>;
  }
  const verdict = t(`releases.verdict.${judgement.verdict}`);
  const at = formatDateTime(judgedAt, locale);
  return <p>{t('releases.numbers.judged', { verdict, at, bound })}</p>;
}

const counts = [
  'loads',
  'loadFailures',
  'integrityFailures',
  'mounts',
  'mountFailures',
  'errors',
] as const;

function useNumberColumns(): Column<VersionMetrics>[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  return [
    {
      key: 'version',
      header: t('releases.column.version'),
      isPrimary: true,
      cell: ({ version }) => version,
    },
    ...counts.map((count): Column<VersionMetrics> => ({
      key: count,
      header: t(`releases.numbers.${count}`),
      align: 'end',
      cell: (metrics) => formatNumber(metrics[count], locale),
    })),
  ];
}
