import { useBeside } from '@pazar/section/use-beside';
import { useHttp } from '@pazar/shell/http';
import { CardGrid } from '@pazar/ui/card-grid';
import { StatCard } from '@pazar/ui/stat-card';
import { releaseQueries } from '../../api/release-queries.ts';
import { useWords } from '../../model/use-words.ts';

/** How the application itself is: rollouts that are open, and what the pages' security policy forbade. */
export function SystemCards() {
  const { t, number } = useWords();
  const http = useHttp();
  const remotes = useBeside(releaseQueries.list(http));
  const reports = useBeside(releaseQueries.reports(http));
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
