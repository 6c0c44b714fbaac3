import type { AuditEntry } from '@pazar/contracts/management';
import { unseenAuditedFields } from '@pazar/contracts/unseen-fields';
import { isEmpty, isRecord, isSaidInBoth } from './value-kind.ts';

type Fields = AuditEntry['before'];
type Member = readonly [field: string, was: unknown, is: unknown];

/** Fields that hold fields, each of which has its name: `status` of a verification is `verificationStatus`. */
export const wholes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  business: {},
  verification: {
    status: 'verificationStatus',
    reason: 'verificationReason',
    requestedAt: 'verificationRequestedAt',
    decidedAt: 'verificationDecidedAt',
  },
  suspension: { reason: 'suspensionReason', until: 'suspendedUntil', appeal: 'appeal' },
  signIn: {},
};

/** What an event changed, field by field; what was and is empty, or that only Pazar reads, is left out. */
export function changedMembers(before: Fields, after: Fields): Member[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !unseenAuditedFields.has(field))
    .filter((field) => !isSaidInBoth(was, field) && !isSaidInBoth(is, field))
    .map((field): Member => [field, was[field], is[field]])
    .filter(([, one, other]) => !isSame(one, other));
}

function membersOf(fields: Fields): Readonly<Record<string, unknown>> {
  const members = Object.entries(fields ?? {}).flatMap(([field, value]) => {
    const names = wholes[field];
    if (names === undefined || !(isRecord(value) || value === null)) return [[field, value]];
    return Object.entries(value ?? {}).map(([member, inner]) => [names[member] ?? member, inner]);
  });
  return Object.fromEntries(members) as Record<string, unknown>;
}

const isSame = (one: unknown, other: unknown) =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);
