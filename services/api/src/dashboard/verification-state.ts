import type { Checklist, VerificationState } from '@pazar/contracts/dashboard-selling';
import type { AgentRow } from '../callers/agent-repository.ts';
import type { FirstSteps } from './agent-standing.ts';

/** An agent's progress with verification, and what its request still lacks. */
export function verificationState(agent: AgentRow, activeLocations: number): VerificationState {
  return {
    status: agent.verificationStatus,
    reason: agent.verificationReason,
    requestedAt: agent.verificationRequestedAt?.toISOString() ?? null,
    decidedAt: agent.verificationDecidedAt?.toISOString() ?? null,
    missing: [
      ...(agent.legalName === null ? ['legalName' as const] : []),
      ...(agent.phone === null ? ['phone' as const] : []),
      ...(activeLocations === 0 ? ['location' as const] : []),
    ],
  };
}

/** The first steps: profile, location, lot, product, verification, publication. */
export function checklistOf(
  { status, missing }: VerificationState,
  { hasLot, hasProduct, hasPublished, samples }: FirstSteps,
): Checklist {
  const hasProfile = !missing.includes('legalName') && !missing.includes('phone');
  const steps: Checklist['steps'] = [
    { step: 'profile', done: hasProfile, section: 'account' },
    { step: 'location', done: !missing.includes('location'), section: 'location' },
    { step: 'lot', done: hasLot, section: 'produce' },
    { step: 'product', done: hasProduct, section: 'product' },
    { step: 'verify', done: status === 'VERIFIED', section: 'account' },
    { step: 'publish', done: hasPublished, section: 'product' },
  ];
  return { done: steps.every(({ done }) => done), steps, samples };
}
