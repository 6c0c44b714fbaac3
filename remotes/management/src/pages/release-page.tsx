import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { useParams } from 'react-router-dom';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { releaseQueries } from '../api/release-queries.ts';
import { type Fact, FactList } from '../components/frame/facts.tsx';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { sectionOf } from '../model/release-words.ts';
import { useWords, type Words } from '../model/use-words.ts';
import { ReleaseActions } from '../components/release/release-actions.tsx';
import { ReleaseHistory, ReleaseNumbers } from '../components/release/release-tables.tsx';

/** One remote: what runs, what a manager can do about it, live numbers, and what was done before. */
export function ReleasePage() {
  const words = useWords();
  const { t } = words;
  const { remote = '' } = useParams();
  return (
    <Page
      title={t('releases.of', { remote: sectionOf(remote, words) })}
      subtitle={<TextLink to="/management/releases">{t('releases.back')}</TextLink>}
    >
      <ReadPart read={(http) => releaseQueries.state(http, remote)} of="releases">
        {(data) => (
          <>
            <FactList facts={stateFacts(data, words)} />
            <ReleaseActions state={data} />
            <ReleaseNumbers remote={remote} />
            <ReleaseHistory remote={remote} revision={data.revision} />
          </>
        )}
      </ReadPart>
    </Page>
  );
}

function stateFacts(
  { stable, previous, rollout, recalled }: RemoteState,
  { t, percent, moment }: Words,
): Fact[] {
  const running = rollout && {
    state: t(`releases.state.${rollout.state}`),
    version: rollout.version,
    percent: percent(rollout.percent),
    since: moment(rollout.stepStartedAt),
  };
  return [
    [t('releases.fact.stable'), stable],
    [t('releases.fact.previous'), previous],
    [t('releases.fact.rollout'), running && t('releases.fact.running', running)],
    [t('releases.fact.recalled'), recalled.map(({ version }) => version).join(', ') || null],
  ];
}
