import type { AudienceRequest, Rollout } from '@pazar/contracts/releases/release-state';
import {
  documentShapes,
  maxInvited,
  type RolloutAudience,
  rolloutAudienceSchema,
} from '@pazar/contracts/releases/discovery';
import { drawOf } from '@pazar/contracts/releases/draw';
import type { Queries } from '../../database/open-database.ts';
import { readHosts } from '../hosts.ts';
import { TransitionRefused } from '../refusals.ts';
import type { VerbContext } from './verb.ts';

/** A shell that does not read such a canary would reject the whole document. */
export async function requireReaders(
  queries: Queries,
  { isFirst, audience }: { isFirst: boolean; audience: RolloutAudience | null },
): Promise<void> {
  const needed = audience ? documentShapes.audiences : documentShapes.firstReleases;
  const [live] = await readHosts(queries);
  const isPlain = !isFirst && audience === null;
  if (isPlain || !live || (live.facts.documents ?? 1) >= needed) return;
  const lacks = audience
    ? 'cannot show a canary to an audience. Serve and announce a newer shell, or give a percentage only'
    : 'cannot show a first release to some visitors only. Serve and announce a newer shell, or promote the version';
  throw new TransitionRefused(`The live shell ${live.facts.version} ${lacks}`, 'older-shell');
}

/** The audience of an open rollout: another one where it is asked for. */
export async function audienceFor(
  { queries, order }: VerbContext,
  { id, stable, audience }: Rollout,
  invited: AudienceRequest | undefined,
): Promise<RolloutAudience | null> {
  const before = audience && rolloutAudienceSchema.parse(audience);
  if (invited === undefined) return before;
  const asked = await audienceOf({ remote: order.remote, id }, invited, before);
  await requireReaders(queries, { isFirst: stable === null, audience: asked });
  return asked;
}

/** Agents are stored as the document names them, which says to nobody who they are. */
export async function audienceOf(
  { remote, id }: { remote: string; id: string },
  invited: AudienceRequest | undefined,
  before: RolloutAudience | null,
): Promise<RolloutAudience | null> {
  const { roles = [], agents = [], keep = false } = invited ?? {};
  const draws = await Promise.all(agents.map((agent) => drawOf(remote, id, agent)));
  const kept = (keep ? before : null) ?? { roles: [], agents: [] };
  const all = {
    roles: [...new Set([...kept.roles, ...roles])],
    agents: [...new Set([...kept.agents, ...draws.map(({ mark }) => mark)])].toSorted(),
  };
  if (all.agents.length > maxInvited) {
    throw new TransitionRefused(
      `A canary can invite ${maxInvited} agents by name, not more`,
      'too-many-invited',
    );
  }
  return all.roles.length === 0 && all.agents.length === 0 ? null : all;
}

/** Refuses a canary that nobody would get. */
export function requireVisitors(percent: number, audience: RolloutAudience | null): void {
  if (percent > 0 || audience) return;
  throw new TransitionRefused(
    'A canary of 0 % needs an audience: roles or agents who get it. Abort ends a canary',
    'no-audience',
  );
}

/** Whether an audience invites nobody whom the other one does not. */
export function isWithin(audience: Rollout['audience'], other: Rollout['audience']): boolean {
  const { roles = [], agents = [] } = audience ?? {};
  return (
    roles.every((role) => other?.roles.includes(role)) &&
    agents.every((agent) => other?.agents.includes(agent))
  );
}
