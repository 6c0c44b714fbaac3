import { formatNumber } from '@pazar/format/number';
import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { CardGrid } from '@pazar/ui/card-grid';
import { StatCard } from '@pazar/ui/stat-card';
import { releaseQueries } from '../../api/release-queries.ts';

/** How the application itself is: rollouts that are open, and what the pages' security policy forbade. */
export function SystemCards() {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const http = useHttp();
  const remotes = useBeside(releaseQueries.list(http));
  const reports = useBeside(releaseQueries.reports(http));
  const number = (count: number | undefined) =>
    count === undefined ? t('value.none') : formatNumber(count, locale);
  const rollouts = remotes.data?.items.flatMap(({ rollout }) => rollout ?? []);
  const paused = rollouts?.filter(({ state }) => state === 'paused').length;
  return (
    <>
      {remotes.notice ?? reports.notice}
      <CardGrid>
        <StatCard
          label={t('figures.rollouts')}
          value={number(rollouts?.length)}
          detail={t('figures.rollouts.paused', { number: number(paused) })}
          to="/management/releases"
        />
        <StatCard
          label={t('figures.reports')}
          value={number(reports.data?.items.reduce((sum, { total }) => sum + total, 0))}
          to="/management/reports"
        />
      </CardGrid>
    </>
  );
}
