import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { formatDateTime } from '@pazar/format/date';
import { formatPercent } from '@pazar/format/percent';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { Loaded } from '@pazar/ui/record/loaded';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { releaseQueries } from '../api/release-queries.ts';
import { type Fact, FactList } from '../components/frame/fact-list.tsx';
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
      <Loaded
        query={state}
        texts={{ loading: t('releases.loading'), failed: t('releases.failed') }}
      >
        {(data) => <Release state={data} />}
      </Loaded>
    </Page>
  );
}

function Release({ state }: { state: RemoteState }) {
  const facts = useStateFacts(state);
  return (
    <>
      <FactList facts={facts} />
      <ReleaseActions state={state} />
      <ReleaseNumbers remote={state.name} />
      <ReleaseHistory remote={state.name} revision={state.revision} />
    </>
  );
}

function useStateFacts({ stable, previous, rollout, recalled }: RemoteState): Fact[] {
  const { t } = useTranslation('management');
  const locale = useLocale();
  const running = rollout && {
    state: t(`releases.state.${rollout.state}`),
    version: rollout.version,
    percent: formatPercent(rollout.percent, locale),
    since: formatDateTime(rollout.stepStartedAt, locale),
  };
  return [
    [t('releases.fact.stable'), stable],
    [t('releases.fact.previous'), previous],
    [t('releases.fact.rollout'), running && t('releases.fact.running', running)],
    [t('releases.fact.recalled'), recalled.map(({ version }) => version).join(', ') || null],
  ];
}
