import type { AuditEntry } from '@pazar/contracts/management';
import { isRecord } from './value-kind.ts';

/** What a decision looks at, as the audit names it; members of `business` by their own names. */
const decisive = [
  'displayName',
  'userType',
  'legalName',
  'taxNumber',
  'registrationNumber',
  'farmRegistryNumber',
  'vatRegistered',
  'phone',
  'email',
  'about',
  'address',
  'pin',
] as const;
export type CaseField = (typeof decisive)[number];

const decisions: ReadonlySet<string> = new Set([
  'agent.verify',
  'agent.reject',
  'agent.request-changes',
]);
const request = 'account.request-verification';
const steps: ReadonlySet<string> = new Set([
  ...decisions,
  request,
  'account.register',
  'agent.suspend',
  'agent.reactivate',
]);

/** A step on the way of a case. */
export interface CaseStep extends Pick<AuditEntry, 'id' | 'at' | 'action' | 'reason' | 'actor'> {
  /** What the agent changed since the step before. */
  readonly fields: readonly CaseField[];
}

export interface CaseHistory {
  /** Newest first. */
  readonly steps: readonly CaseStep[];
  /** The newest decision. */
  readonly decided: CaseStep | undefined;
  /** How often the agent asked. */
  readonly requests: number;
  /** What changed since the newest decision, each field as it was at that decision. */
  readonly before: ReadonlyMap<CaseField, unknown>;
}

/** @param events what happened to an agent and its locations, newest first */
export function caseHistory(events: readonly AuditEntry[]): CaseHistory {
  const said = stepsOf(events);
  return {
    steps: said,
    decided: said.find(({ action }) => decisions.has(action)),
    requests: said.filter(({ action }) => action === request).length,
    before: changedSinceDecision(events),
  };
}

function stepsOf(events: readonly AuditEntry[]): CaseStep[] {
  const said: CaseStep[] = [];
  let fields = new Set<CaseField>();
  for (const event of events.toReversed()) {
    if (event.actorRole === 'agent') {
      fields = new Set([...fields, ...changesOf(event).map(([field]) => field)]);
    }
    if (!steps.has(event.action)) continue;
    const { id, at, action, reason, actor } = event;
    // Nothing was there before the registration.
    said.unshift({ id, at, action, reason, actor, fields: action === request ? [...fields] : [] });
    fields = new Set();
  }
  return said;
}

function changedSinceDecision(events: readonly AuditEntry[]): Map<CaseField, unknown> {
  const decided = events.findIndex(({ action }) => decisions.has(action));
  const changes = events.slice(0, Math.max(0, decided)).flatMap(changesOf);
  // The newest of a field comes first, and the last one written stays.
  const before = new Map(changes.map(([field, was]) => [field, was]));
  const now = new Map(changes.toReversed().map(([field, , is]) => [field, is]));
  return new Map([...before].filter(([field, was]) => !isSame(was, now.get(field))));
}

type Change = readonly [field: CaseField, was: unknown, is: unknown];

function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  return decisive
    .filter((field) => (field in was || field in is) && !isSame(was[field], is[field]))
    .map((field) => [field, was[field] ?? null, is[field] ?? null]);
}

/** The members of `business` are fields like others, and a pin is one field. */
function membersOf(fields: AuditEntry['before']): Readonly<Record<string, unknown>> {
  if (fields === null) return {};
  const { business, lat, lng, ...others } = fields;
  const pin = lat === undefined && lng === undefined ? {} : { pin: { lat, lng } };
  return { ...others, ...pin, ...(isRecord(business) && business) };
}

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
