import { InvalidArgumentError } from 'commander';
import type { Role } from '@pazar/contracts/agent-kinds';
import type { RolloutStep } from '@pazar/contracts/releases/release-state';

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

/** Parses a whole number in a range. */
export function parseWhole(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
  };
}

/** Reasons are recorded in the audit, where `x` explains nothing. */
export function parseReason(text: string): string {
  const reason = text.trim();
  if (reason.length >= 3 && reason.length <= 500) return reason;
  throw new InvalidArgumentError('Say why, in 3 to 500 characters. It is kept in the audit log.');
}

/** Collects a repeatable option. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, text];
}
