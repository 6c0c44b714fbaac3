import type { LocationInput } from '@pazar/contracts/location-input';
import { inArray } from '../database/drizzle.ts';
import { municipalities } from '../database/tables/municipalities.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { imageFaults, unknownFaults } from '../records/own-references.ts';
import type { AgentContext } from '../records/agent-context.ts';
import type { Proposed } from '../records/own-record.ts';
import type { LocationTypes } from './location-types.ts';
import { inBothLanguages } from './location-texts.ts';

/**
 * Rejects a location with an unknown municipality, or an image that is not the agent's own. Its texts for
 * customers get both languages wherever they are known.
 */
export async function settleLocation(
  context: AgentContext,
  { input }: Proposed<LocationTypes>,
): Promise<LocationInput> {
  const errors = [
    ...(await municipalityFaults(context, input)),
    ...(await imageFaults(context.transaction, context.agentId, input)),
  ];
  if (errors.length > 0) throw new Refusal('validation', { errors });
  return inBothLanguages(input);
}

async function municipalityFaults(
  { transaction }: AgentContext,
  { address, serviceArea }: LocationInput,
): Promise<FieldFault[]> {
  const delivered = 'codes' in serviceArea ? serviceArea.codes : [];
  const leftOut = ('except' in serviceArea && serviceArea.except) || [];
  const rows = await transaction
    .select({ code: municipalities.code })
    .from(municipalities)
    .where(inArray(municipalities.code, [address.municipalityCode, ...delivered, ...leftOut]));
  const known = new Set(rows.map(({ code }) => code));
  const own: FieldFault[] = known.has(address.municipalityCode)
    ? []
    : [{ pointer: '/address/municipalityCode', code: 'unknown' }];
  const isKnown = (code: string) => known.has(code);
  return [
    ...own,
    ...unknownFaults(delivered, '/serviceArea/codes', isKnown),
    ...unknownFaults(leftOut, '/serviceArea/except', isKnown),
  ];
}
