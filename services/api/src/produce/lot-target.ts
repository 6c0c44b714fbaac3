import { lotInputSchema, lotPatchSchema, type LotInput } from '@pazar/contracts/produce-input';
import { recordTarget } from '../csv/record-target.ts';
import { eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';
import { lotCsvColumns } from './lot-csv.ts';
import { removeLot } from './lot-moves.ts';
import { lotRecord } from './lot-record.ts';

/** A new lot of a row's values; `validation` for those that are invalid or missing. */
export function newLot(values: Record<string, unknown>): LotInput {
  return parsed(lotInputSchema, withoutNulls(values));
}

export const lotTarget = recordTarget(lotRecord, {
  columns: lotCsvColumns,
  patch: lotPatchSchema,
  keyField: 'lotNumber',
  isNamed: (number) => eq(lots.lotNumber, number),
  remove: removeLot,
});
