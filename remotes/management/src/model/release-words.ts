import { roleSchema } from '@pazar/contracts/agent-kinds';
import { type Judgement, judgementSchema } from '@pazar/contracts/releases/release-metrics';
import { refusalCodeSchema, type ReleasePlan } from '@pazar/contracts/releases/release-plan';
import type { HistoryEntry, RemoteState, Rollout } from '@pazar/contracts/releases/release-state';
import { type VersionSource, versionSourceSchema } from '@pazar/contracts/releases/version-list';
import * as z from '@pazar/contracts/schema';
import type { Formatters } from './use-formatters.ts';

const sections = [
  'dashboard',
  'catalog',
  'locations',
  'promotion',
  'account',
  'management',
] as const;

/** Programs that change releases; every other actor is the name of a token or of a manager. */
const programs = ['local', 'controller', 'registry'] as const;

/** Actions of a history that have words; a later registry may record others. */
const actions = [
  'publish',
  'canary',
  'advance',
  'pause',
  'resume',
  'promote',
  'abort',
  'rollback',
  'recall',
  'withdraw',
  'freeze',
  'unfreeze',
  'hold',
  'repair',
] as const;

/** The section of a remote as the sidebar names it, with the remote's name for the command line. */
export function sectionOf(remote: string, { t }: Formatters): string {
  const known = sections.find((one) => one === remote);
  if (known === undefined) return remote;
  return t('releases.named', { section: t(`releases.section.${known}`), remote });
}

/** The program or person that changed a release. */
export function actorOf(actor: string, { t }: Formatters): string {
  const known = programs.find((one) => one === actor);
  return known === undefined ? actor : t(`releases.actor.${known}`);
}

const openedBefore = z.object({ rollout: z.object({ id: z.string() }) });

/** What was done with a release. */
export function actionOf(
  { action, before }: Pick<HistoryEntry, 'action' | 'before'>,
  { t }: Formatters,
): string {
  const isOpen = openedBefore.safeParse(before).success;
  if (action === 'canary' && isOpen) return t('releases.did.changed');
  const known = actions.find((one) => one === action);
  return known === undefined ? action : t(`releases.did.${known}`);
}

const detailsSchema = z.object({ source: versionSourceSchema });
const evidenceSchema = z.object({ judgement: judgementSchema });

/**
 * The reason of a change; null for the one that `pazar publish` records by itself. The controller's
 * are English sentences, so its evidence is put into words.
 */
export function reasonOf(
  { actor, reason, details }: Pick<HistoryEntry, 'actor' | 'reason' | 'details'>,
  words: Formatters,
): string | null {
  const evidence = actor === 'controller' ? evidenceSchema.safeParse(details) : undefined;
  if (evidence?.success) return judgementOf(evidence.data.judgement, words);
  if (reason === 'published') return null;
  return reason === 'started from the checkout' ? words.t('releases.fromCheckout') : reason;
}

/** What a team said of a version that it published: `new list (3fa9c1d, Ana)`; null where it said nothing. */
export function describeSource({ message, commit, author }: VersionSource): string | null {
  const from = [commit, author].filter((part) => part !== undefined).join(', ');
  if (message === undefined) return from === '' ? null : from;
  return from === '' ? message : `${message} (${from})`;
}

/** What a team said of the version that a line of the history is about. */
export function sourceOf(details: unknown): string | null {
  const said = detailsSchema.safeParse(details);
  return said.success ? describeSource(said.data.source) : null;
}

/** What the controller saw, in one sentence. */
export function judgementOf({ reason, findings, samples }: Judgement, words: Formatters): string {
  const { t, number, percent } = words;
  if (reason !== 'guardrail' && reason !== 'signal') {
    const visits = number(samples.canary);
    return t(`releases.why.${reason}`, { visits, needed: number(samples.needed) });
  }
  const [worst] = findings
    .filter(({ isWorse, kind }) => isWorse && kind === reason)
    .toSorted((left, right) => right.evidence - left.evidence);
  if (worst === undefined) return t('releases.verdict.failure');
  const share = ({ affected, exposed }: { affected: number; exposed: number }) =>
    percent(exposed === 0 ? 0 : (100 * affected) / exposed);
  const metric = t(`releases.metric.${worst.metric}`);
  const canary = share(worst.canary);
  return worst.control.exposed === 0
    ? t('releases.why.overLimit', { metric, canary })
    : t('releases.why.worse', { metric, canary, control: share(worst.control) });
}

/** Why the registry refuses a change; in English where this page knows no words. */
export function refusalOf(
  { code, refusal }: ReleasePlan,
  { t }: Formatters,
): { text: string; lang: 'en' | undefined } {
  const known = refusalCodeSchema.safeParse(code);
  return known.success
    ? { text: t(`releases.refusal.${known.data}`), lang: undefined }
    : { text: refusal ?? '', lang: 'en' };
}

/** Who gets the rollout beside its share; a role that this page does not know keeps its name. */
export function audienceOf(
  { roles, agents }: NonNullable<Rollout['audience']>,
  { t, number }: Formatters,
): string {
  const named = roles.map((role) => {
    const known = roleSchema.options.find((one) => one === role);
    return known === undefined ? role : t(`releases.role.${known}`);
  });
  const counted =
    agents.length > 0 ? [t('releases.fact.invited', { count: number(agents.length) })] : [];
  return [...named, ...counted].join(', ');
}

/** What the visitors of a remote get. */
export function trafficOf(
  state: Pick<RemoteState, 'stable' | 'rollout'> | null,
  words: Formatters,
): string {
  const { t, percent } = words;
  const { stable = null, rollout = null } = state ?? {};
  if (rollout === null) return stable ?? t('releases.traffic.none');
  const part = { canary: rollout.version, percent: percent(rollout.percent) };
  const traffic =
    stable === null
      ? t('releases.traffic.first', part)
      : t('releases.traffic.part', { ...part, version: stable });
  if (rollout.audience === null) return traffic;
  return t('releases.traffic.also', { traffic, who: audienceOf(rollout.audience, words) });
}
