import { growingLocationTypes } from '@pazar/contracts/growing-location-types';
import type { LotInput } from '@pazar/contracts/produce-input';
import type { FieldFault } from '../problems/refusal.ts';
import { findCrop, findLocation, firstHarvestDay, isUnitFixed } from './lot-references.ts';
import type { LotRow } from '../stock/stock-rows.ts';
import { imageFaults } from '../records/own-references.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** The new state of a lot, and the current one; null: it is new. */
export interface ProposedLot {
  input: LotInput;
  current: LotRow | null;
}

/** Faults of a lot beyond its own fields: dates, references, fields that may not change. */
export async function lotFaults(
  context: AgentContext,
  proposed: ProposedLot,
): Promise<FieldFault[]> {
  return [
    ...originFaults(proposed.input),
    ...dateFaults(proposed.input),
    ...certificationFaults(proposed.input),
    ...(await cropFaults(context, proposed)),
    ...(await locationFaults(context, proposed)),
    ...(await imageFaults(context.transaction, context.agentId, proposed.input)),
    ...(await ledgerFaults(context, proposed)),
  ];
}

function originFaults({ origin, supplierName, receivedOn }: LotInput): FieldFault[] {
  if (origin === 'OWN') return [];
  return [
    ...(supplierName === null ? [{ pointer: '/supplierName', code: 'required' as const }] : []),
    ...(receivedOn === null ? [{ pointer: '/receivedOn', code: 'required' as const }] : []),
  ];
}

function dateFaults({ plantedOn, expectedFrom, expectedTo }: LotInput): FieldFault[] {
  const faults: FieldFault[] = [];
  if (isBefore(expectedFrom, plantedOn)) {
    faults.push({ pointer: '/expectedFrom', code: 'before-start' });
  }
  if (isBefore(expectedTo, expectedFrom) || isBefore(expectedTo, plantedOn)) {
    faults.push({ pointer: '/expectedTo', code: 'before-start' });
  }
  return faults;
}

function isBefore(day: string | null, start: string | null): boolean {
  return day !== null && start !== null && day < start;
}

function certificationFaults({ certifications }: LotInput): FieldFault[] {
  const types = certifications.map(({ type }) => type);
  return types.flatMap((type, index) =>
    types.indexOf(type) === index
      ? []
      : [{ pointer: `/certifications/${index}/type`, code: 'duplicate' as const }],
  );
}

async function cropFaults(
  { transaction }: AgentContext,
  { input, current }: ProposedLot,
): Promise<FieldFault[]> {
  const { cropId, cropName } = input;
  if (cropId === null) {
    return cropName === null ? [{ pointer: '/cropName', code: 'required' }] : [];
  }
  if (cropId === current?.cropId) return [];
  const crop = await findCrop(transaction, cropId);
  if (crop === undefined) return [{ pointer: '/cropId', code: 'unknown' }];
  return crop.active ? [] : [{ pointer: '/cropId', code: 'archived' }];
}

async function locationFaults(
  { transaction, agentId }: AgentContext,
  { input, current }: ProposedLot,
): Promise<FieldFault[]> {
  const pointer = '/locationId';
  const { locationId } = input;
  // A record that the lot already refers to may have been archived since.
  if (locationId === null || locationId === current?.locationId) return [];
  const location = await findLocation(transaction, agentId, locationId);
  if (location === undefined) return [{ pointer, code: 'unknown' }];
  if (location.status === 'ARCHIVED') return [{ pointer, code: 'archived' }];
  return growingLocationTypes.includes(location.type) ? [] : [{ pointer, code: 'invalid' }];
}

async function ledgerFaults(
  { transaction }: AgentContext,
  { input, current }: ProposedLot,
): Promise<FieldFault[]> {
  if (current === null) return [];
  const faults: FieldFault[] = [];
  if (input.unit !== current.unit && (await isUnitFixed(transaction, current.id))) {
    faults.push({ pointer: '/unit', code: 'locked' });
  }
  if (input.bestBefore !== current.bestBefore) {
    const harvested = await firstHarvestDay(transaction, current.id);
    if (isBefore(input.bestBefore, harvested)) {
      faults.push({ pointer: '/bestBefore', code: 'before-start' });
    }
  }
  return faults;
}
