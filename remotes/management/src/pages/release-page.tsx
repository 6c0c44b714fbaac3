import type { RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { useHttp } from '@pazar/shell/http';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Page } from '@pazar/ui/page';
import { TextLink } from '@pazar/ui/text-link';
import { releaseQueries } from '../api/release-queries.ts';
import { type Fact, FactList } from '../components/frame/facts.tsx';
import { ReadPart } from '../components/frame/loaded-part.tsx';
import { actorOf, audienceOf, sectionOf } from '../model/release-words.ts';
import { useFormatters, type Formatters } from '../model/use-formatters.ts';
import { ReleaseActions } from '../components/release/release-actions.tsx';
import { ReleaseHistory, ReleaseNumbers } from '../components/release/release-tables.tsx';
import { ReleaseVersions } from '../components/release/release-versions.tsx';

/** One remote: what runs, what a manager can do about it, live numbers, and what was done before. */
export function ReleasePage() {
  const words = useFormatters();
  const { t } = words;
  const { remote = '' } = useParams();
  return (
    <Page
      title={t('releases.of', { remote: sectionOf(remote, words) })}
      subtitle={<TextLink to="/management/releases">{t('releases.back')}</TextLink>}
    >
      <ReadPart read={(http) => releaseQueries.state(http, remote)} of="releases">
        {(state) => <RemoteRelease state={state} />}
      </ReadPart>
    </Page>
  );
}

function RemoteRelease({ state }: { state: RemoteState }) {
  const words = useFormatters();
  const versions = useQuery(releaseQueries.versions(useHttp(), state.name));
  return (
    <>
      <FactList facts={stateFacts(state, words)} />
      <ReleaseActions state={state} versions={versions.data?.items ?? []} />
      <ReleaseNumbers remote={state.name} />
      <ReleaseVersions state={state} query={versions} />
      <ReleaseHistory state={state} />
    </>
  );
}

function stateFacts(
  { stable, previous, rollout, frozen, recalled }: RemoteState,
  words: Formatters,
): Fact[] {
  const { t, percent, timestamp } = words;
  const running = rollout && {
    state: t(`releases.state.${rollout.state}`),
    version: rollout.version,
    percent: percent(rollout.percent),
    since: timestamp(rollout.stepStartedAt),
  };
  return [
    [t('releases.fact.stable'), stable],
    [t('releases.fact.previous'), previous],
    ...(frozen ? [frozenFact(frozen, words)] : []),
    [t('releases.fact.rollout'), running && t('releases.fact.running', running)],
    ...(rollout?.audience
      ? [[t('releases.fact.audience'), audienceOf(rollout.audience, words)] as const]
      : []),
    ...(rollout && rollout.steps.length > 1
      ? [stepFact(rollout, words), sharesFact(rollout, words)]
      : []),
    [
      t('releases.fact.recalled'),
      recalled.map((one) => t('releases.fact.recalledWhy', one)).join(', ') || null,
    ],
  ];
}

function frozenFact(
  { by, at, reason }: NonNullable<RemoteState['frozen']>,
  words: Formatters,
): Fact {
  const { t, timestamp } = words;
  const why = { who: actorOf(by, words), since: timestamp(at), reason };
  return [t('releases.fact.frozen'), t('releases.fact.frozenWhy', why)];
}

function sharesFact({ steps }: Rollout, { t, percent }: Formatters): Fact {
  return [t('releases.fact.shares'), steps.map((step) => percent(step.percent)).join(' → ')];
}

/** The current step, the number of steps, and the earliest time of the next one. */
function stepFact(
  { step, steps, automatic, stepStartedAt }: Rollout,
  { t, timestamp }: Formatters,
): Fact {
  const hold = steps[step]?.holdSeconds ?? 0;
  const at = timestamp(new Date(Date.parse(stepStartedAt) + hold * 1000).toISOString());
  const place = { step: String(step + 1), steps: String(steps.length), at };
  return [
    t('releases.fact.step'),
    t(automatic ? 'releases.fact.stepOf' : 'releases.fact.stepByHand', place),
  ];
}
