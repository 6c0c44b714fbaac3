import { InvalidArgumentError } from 'commander';
import type { Role } from '@pazar/contracts/agent-kinds';
import { reasonLength } from '../domain/reason.ts';
import { commitPattern } from '../domain/registry-api.ts';
import type { AudienceRequest, RolloutStep } from '@pazar/contracts/releases/release-state';

const units: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** `1:30m,5:1h,25:4h` as steps: percentage, colon, time to hold (s, m, h, d). */
export function parseSteps(text: string): RolloutStep[] {
  const steps = text.split(',').map((part) => {
    const [, percent, amount, unit] = /^([\d.]+):(\d+)([smhd])$/.exec(part.trim()) ?? [];
    const holdSeconds = Number(amount) * (units[unit ?? ''] ?? NaN);
    if (Number.isNaN(holdSeconds)) {
      throw new InvalidArgumentError(
        `"${part}" is not a step such as 5:30m (percentage:time, in s, m, h or d).`,
      );
    }
    return { percent: parsePercent(percent ?? ''), holdSeconds };
  });
  const rises = steps.every((step, index) => step.percent > (steps[index - 1]?.percent ?? -1));
  if (!rises)
    throw new InvalidArgumentError('Each step must have a higher percentage than the one before.');
  return steps;
}

/** A percentage from 0, which needs an audience, to 100. */
export function parsePercent(text: string): number {
  const percent = Number(text);
  if (/^\d+(?:\.\d{1,2})?$/.test(text) && percent <= 100) return percent;
  throw new InvalidArgumentError('Give a number from 0 to 100, with at most two decimals.');
}

/** Roles by the words of the guides. */
export const roles: Record<string, Role> = {
  consumer: 'ROLE_CONSUMER',
  agent: 'ROLE_AGENT',
  manager: 'ROLE_MANAGEMENT',
};

/** Collects a repeatable role. */
export function parseRoles(text: string, before: readonly Role[] = []): Role[] {
  const role = Object.hasOwn(roles, text) ? roles[text] : undefined;
  if (role) return [...before, role];
  throw new InvalidArgumentError(`Give one of ${Object.keys(roles).join(', ')}.`);
}

/** A canary's share, `5` or `5%`, or a role that it is for. */
export function parseCanary(text: string): { percent: number } | { audience: AudienceRequest } {
  const role = Object.hasOwn(roles, text) ? roles[text] : undefined;
  if (role) return { audience: { roles: [role], agents: [] } };
  const share = text.replace(/ ?%$/, '');
  if (/^\d/.test(share) && Number(share) > 0) return { percent: parsePercent(share) };
  const named = Object.keys(roles).join(', ');
  throw new InvalidArgumentError(`Give a percentage of visitors, or one of ${named}.`);
}

/** A text for the history, such as a commit message. */
export function parseNote(most: number): (text: string) => string {
  return (text) => {
    const note = text.trim();
    if (note.length >= 1 && note.length <= most) return note;
    throw new InvalidArgumentError(`Give 1 to ${most} characters.`);
  };
}

/** A commit as version control names it. */
export function parseCommit(text: string): string {
  if (commitPattern.test(text)) return text;
  throw new InvalidArgumentError('Give the hash or the name of a commit.');
}

/** A time ago such as `7d`, a day such as `2026-11-20`, or an instant; all in UTC. */
export function parseSince(now: () => Date): (text: string) => Date {
  return (text) => {
    const [, amount, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
    const ago = Number(amount) * (units[unit] ?? NaN) * 1000;
    const isDay = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(text);
    const since = Number.isNaN(ago) ? Date.parse(isDay ? text : '') : now().getTime() - ago;
    if (!Number.isNaN(since)) return new Date(since);
    throw new InvalidArgumentError(
      'Give a time ago such as 7d or 12h, or a day such as 2026-11-20.',
    );
  };
}

/** Parses a whole number in a range. */
export function parseWhole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** A reason, which the audit log keeps. */
export function parseReason(text: string): string {
  const reason = text.trim();
  const { least, most } = reasonLength;
  if (reason.length >= least && reason.length <= most) return reason;
  throw new InvalidArgumentError(
    `Say why, in ${least} to ${most} characters. It is kept in the audit log.`,
  );
}

/** A version or a tag of a package. npm answers a range such as `^0.3` with many versions. */
export function parseRelease(text: string): string {
  if (/^[\w.+-]+$/.test(text)) return text;
  throw new InvalidArgumentError('Give a version such as 0.3.0, or a tag such as latest.');
}

/** Collects a repeatable option. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
