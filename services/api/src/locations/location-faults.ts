import type { LocationInput } from '@pazar/contracts/location-input';
import { inArray } from '../database/drizzle.ts';
import { municipalities } from '../database/tables/reference.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { imageFaults } from '../records/own-references.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** 422 `validation` for what a place refers to and what is not there or not the agent's own. */
export async function requireValidReferences(
  context: AgentContext,
  input: LocationInput,
): Promise<void> {
  const errors = [
    ...(await municipalityFaults(context, input)),
    ...(await imageFaults(context.transaction, context.agentId, input)),
  ];
  if (errors.length > 0) throw new Refusal('validation', { errors });
}

async function municipalityFaults(
  { transaction }: AgentContext,
  { address, serviceArea }: LocationInput,
): Promise<FieldFault[]> {
  const delivered = serviceArea.type === 'MUNICIPALITIES' ? serviceArea.codes : [];
  const rows = await transaction
    .select({ code: municipalities.code })
    .from(municipalities)
    .where(inArray(municipalities.code, [address.municipalityCode, ...delivered]));
  const known = new Set(rows.map(({ code }) => code));
  const own: FieldFault[] = known.has(address.municipalityCode)
    ? []
    : [{ pointer: '/address/municipalityCode', code: 'unknown' }];
  const unknown = delivered.flatMap((code, index): FieldFault[] =>
    known.has(code) ? [] : [{ pointer: `/serviceArea/codes/${index}`, code: 'unknown' }],
  );
  return [...own, ...unknown];
}
