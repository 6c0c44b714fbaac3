import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { KeepReason } from './maintenance-api.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A tab left open runs its version; a version reported lately may still be in use. */
const seenDays = 30;
/** A version that was published this lately is probably about to be rolled out. */
const youngDays = 1;

/** The known use of one version. */
export interface VersionUse {
  version: string;
  publishedAt: Date;
  lastSeen: Date | null;
  /** The version that browsers fall back to because it worked there before the live one. */
  lastGood: string | null;
  state: RemoteState;
}

/** Every reason to keep a version's files; without one they are garbage. */
export function keepReasons(use: VersionUse, now: Date): KeepReason[] {
  const { version, state, lastGood, lastSeen, publishedAt } = use;
  const ageOf = (date: Date) => now.getTime() - date.getTime();
  const found: [KeepReason, boolean][] = [
    ['live', state.stable === version],
    ['canary', state.rollout?.version === version],
    ['rollback-window', state.rollbackWindow.includes(version)],
    ['last-good', lastGood === version],
    ['recently-published', ageOf(publishedAt) < youngDays * dayMs],
    ['seen-recently', lastSeen !== null && ageOf(lastSeen) < seenDays * dayMs],
  ];
  return found.filter(([, applies]) => applies).map(([reason]) => reason);
}

const sentences: Record<KeepReason, string> = {
  live: 'live for everyone',
  canary: 'open canary',
  'rollback-window': 'target of a rollback',
  'last-good': 'fallback version for browsers',
  'recently-published': `published less than ${youngDays} day ago`,
  'seen-recently': `reported by browsers in the last ${seenDays} days`,
};

/** Why a version is kept or may be deleted, in one sentence; a recalled one is said so. */
export function explain(use: VersionUse, reasons: readonly KeepReason[]): string {
  const isRecalled = use.state.recalled.some(({ version }) => version === use.version);
  return `${isRecalled ? 'recalled; ' : ''}${explainUse(use, reasons)}`;
}

function explainUse({ lastSeen }: VersionUse, reasons: readonly KeepReason[]): string {
  if (reasons.length > 0) return `kept: ${reasons.map((reason) => sentences[reason]).join('; ')}`;
  const seen =
    lastSeen === null
      ? 'never reported by a browser'
      : `last reported by a browser on ${lastSeen.toISOString().slice(0, 10)}`;
  return `not needed: not live, no target of a rollback, ${seen}`;
}
