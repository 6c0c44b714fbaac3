import { and, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { localizedText } from '../records/values.ts';

/**
 * Joins `locations` to `agents`, at most one row each: the settlement of an agent is that of this
 * location.
 */
export const isPrimaryLocation = and(
  eq(locations.agentId, agents.id),
  eq(locations.isPrimary, true),
);

/** What is selected of it beside an agent. */
export const primarySettlement = {
  settlement: locations.settlement,
  mk: locations.settlementMk,
  en: locations.settlementEn,
};

interface PrimarySettlement {
  settlement: string | null;
  mk: string | null;
  en: string | null;
}

/** The settlement of an agent as answers have it; null without a primary location. */
export function settlementOfAgent({ settlement, mk, en }: PrimarySettlement) {
  return { settlement, settlementIn: localizedText(mk, en) };
}
