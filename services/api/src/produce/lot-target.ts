import { lotInputSchema, lotPatchSchema, type LotInput } from '@pazar/contracts/produce-input';
import type { ImportTarget } from '../csv/import-target.ts';
import { and, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { enterOwn, patchOwn } from '../records/change-own.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';
import { lotCsvColumns } from './lot-csv.ts';
import { removeLot } from './lot-moves.ts';
import { lotRecord } from './lot-record.ts';

/** A new lot of a row's values; `validation` for those that are invalid or missing. */
export function newLot(values: Record<string, unknown>): LotInput {
  return parsed(lotInputSchema, withoutNulls(values));
}

export const lotTarget: ImportTarget = {
  columns: lotCsvColumns,
  template: lotCsvColumns.filter((column) => !column.readOnly),
  keyField: 'lotNumber',
  keyColumn: 'lot_number',
  isKeyConfirmed: false,
  isKeyCased: true,
  find: async ({ transaction, agentId }, key) => {
    const named = 'id' in key ? eq(lots.id, key.id) : eq(lots.lotNumber, key.name);
    const [row] = await transaction
      .select({ id: lots.id })
      .from(lots)
      .where(and(eq(lots.agentId, agentId), named));
    return row?.id ?? null;
  },
  create: async (context, values) => {
    const { id, version } = await enterOwn(lotRecord, context, newLot(values));
    return { id, version, before: null, after: null };
  },
  update: (context, id, values) =>
    patchOwn(lotRecord, context, { id, version: null, patch: parsed(lotPatchSchema, values) }),
  undoCreate: async (context, { id, version }) => {
    await removeLot(context, { id, version });
  },
  undoUpdate: async (context, { id, version, before }) => {
    const patch = parsed(lotPatchSchema, before ?? {});
    await patchOwn(lotRecord, context, { id, version, patch });
  },
};
