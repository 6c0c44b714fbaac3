import type { NewNotice } from './notice-store.ts';
import type { NoticeKind } from '../domain/notice-api.ts';

/** A change of a remote, as the audit has it. */
interface Change {
  action: string;
  actor: string;
  remote?: string | null | undefined;
  version?: string | null | undefined;
  reason?: string | null | undefined;
  before?: unknown;
}

/** The changes that operators hear of, and what happened to the version. */
const told: Readonly<Record<string, { kind: NoticeKind; says: string }>> = {
  pause: { kind: 'paused', says: 'the canary is paused' },
  abort: { kind: 'rolled-back', says: 'the canary is rolled back' },
  rollback: { kind: 'rolled-back', says: 'everybody is back on an earlier version' },
  recall: { kind: 'recalled', says: 'the version is recalled' },
  promote: { kind: 'completed', says: 'the canary is complete, everybody has it' },
};

/** The notice of a change; undefined for one that nobody has to hear of. */
export function describeChange(
  { action, actor, remote, version, reason, before }: Change,
  { sequence, at, number }: { sequence: number; at: Date; number: number },
): NewNotice | undefined {
  const found = told[action];
  // A version that was promoted without a canary is the choice of somebody who knows it.
  if (!found || !remote || (action === 'promote' && !hadRollout(before))) return undefined;
  const lines = [
    `Section: ${remote}`,
    `Version: ${version ?? '-'}`,
    `By: ${actor}`,
    `Reason: ${reason ?? '-'}`,
    `Document: ${sequence}, ${at.toISOString()}`,
    '',
    `pazar status ${remote} and pazar history ${remote} say more.`,
  ];
  return {
    key: `audit:${number}`,
    content: {
      kind: found.kind,
      at: at.toISOString(),
      title: `${remote}: ${found.says}`,
      text: lines.join('\n'),
      remote,
      version: version ?? null,
    },
  };
}

const hadRollout = (before: unknown): boolean =>
  typeof before === 'object' && before !== null && 'rollout' in before && before.rollout !== null;
