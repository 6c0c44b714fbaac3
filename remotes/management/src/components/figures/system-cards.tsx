import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { CardGrid } from '@pazar/ui/card-grid';
import { StatCard } from '@pazar/ui/stat-card';
import { releaseQueries } from '../../api/release-queries.ts';
import { useFormatters } from '../../model/use-formatters.ts';

/** How the application itself is: rollouts that are open, and what the pages' security policy forbade. */
export function SystemCards() {
  const { t, number } = useFormatters();
  const http = useHttp();
  const remotes = useInlineQuery(releaseQueries.list(http));
  const reports = useInlineQuery(releaseQueries.reports(http));
  const known = (count: number | undefined) =>
    count === undefined ? t('value.none') : number(count);
  const rollouts = remotes.data?.items.flatMap(({ rollout }) => rollout ?? []);
  const paused = rollouts?.filter(({ state }) => state === 'paused').length;
  return (
    <>
      {remotes.notice ?? reports.notice}
      <CardGrid>
        <StatCard
          label={t('figures.rollouts')}
          value={known(rollouts?.length)}
          detail={t('figures.rollouts.paused', { number: known(paused) })}
          to="/management/releases"
        />
        <StatCard
          label={t('figures.reports')}
          value={known(reports.data?.items.reduce((sum, { total }) => sum + total, 0))}
          to="/management/reports"
        />
      </CardGrid>
    </>
  );
}
