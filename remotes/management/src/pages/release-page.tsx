import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { formatDateTime } from '@pazar/format/date';
import { formatPercent } from '@pazar/format/percent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { type Description, DescriptionList } from '@pazar/ui/description-list';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';
import { ReleaseActions } from '../components/release-actions.tsx';
import { ReleaseHistory } from '../components/release-history.tsx';
import { ReleaseNumbers } from '../components/release-numbers.tsx';

/** One remote: what runs, what a manager can do about it, live numbers, and what was done before. */
export function ReleasePage() {
  const { t } = useTranslation('management');
  const { remote = '' } = useParams();
  const state = useQuery(releaseQueries.state(useHttp(), remote));
  return (
    <Page
      title={t('releases.of', { remote })}
      subtitle={<TextLink to="/management/releases">{t('releases.back')}</TextLink>}
    >
      {state.data !== undefined && <Release state={state.data} />}
      {state.isPending && <LoadingState label={t('releases.loading')} />}
      {state.data === undefined && state.error !== null && (
        <LoadFailure
          title={t('releases.failed')}
          error={state.error}
          isBusy={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      )}
    </Page>
  );
}

function Release({ state }: { state: RemoteState }) {
  const facts = useStateFacts(state);
  return (
    <>
      <DescriptionList items={facts} />
      <ReleaseActions state={state} />
      <ReleaseNumbers remote={state.name} />
      <ReleaseHistory remote={state.name} revision={state.revision} />
    </>
  );
}

function useStateFacts({ stable, previous, rollout, recalled }: RemoteState): Description[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const none = t('value.none');
  const running = rollout && {
    state: t(`releases.state.${rollout.state}`),
    version: rollout.version,
    percent: formatPercent(rollout.percent, locale),
    since: formatDateTime(rollout.stepStartedAt, locale),
  };
  return [
    { term: t('releases.fact.stable'), detail: stable ?? none },
    { term: t('releases.fact.previous'), detail: previous ?? none },
    {
      term: t('releases.fact.rollout'),
      detail: running === null ? none : t('releases.fact.running', running),
    },
    {
      term: t('releases.fact.recalled'),
      detail: recalled.map(({ version }) => version).join(', ') || none,
    },
  ];
}
