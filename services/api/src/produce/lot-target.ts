import { lotInputSchema, lotPatchSchema } from '@pazar/contracts/produce-input';
import { lotCsvColumns } from './lot-csv.ts';
import { and, eq } from '../database/drizzle.ts';
import { lots } from '../database/tables/lots.ts';
import { readLotImages } from './lot-images.ts';
import { lotInputOf } from './lot-store.ts';
import { changeLot } from './change-lot.ts';
import { createLot } from './create-lot.ts';
import { deleteLot } from './delete-lot.ts';
import { lockLot } from './lock-lot.ts';
import type { ImportTarget } from '../csv/import-target.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';

export const lotTarget: ImportTarget = {
  columns: lotCsvColumns,
  template: lotCsvColumns.filter((column) => !column.readOnly),
  keyField: 'lotNumber',
  keyColumn: 'lot_number',
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
    const input = parsed(lotInputSchema, withoutNulls(values));
    const { id, version } = await createLot(context, input);
    return { id, version, before: null };
  },
  update: async (context, id, values) => {
    const target = { id, version: null };
    const current = await lockLot(context, target);
    const imageIds = await readLotImages(context.transaction, id);
    const was = new Map<string, unknown>(Object.entries(lotInputOf(current, imageIds)));
    const patch = parsed(lotPatchSchema, values);
    const { version } = await changeLot(context, target, patch);
    if (version === current.version) return { id, version, before: null };
    // A crop by name takes the place of one from the list, and the other way round.
    const fields = [...Object.keys(patch), 'cropId', 'cropName'];
    const before = fields.map((field) => [field, was.get(field) ?? null] as const);
    return { id, version, before: Object.fromEntries(before) };
  },
  undoCreate: (context, { id, version }) => deleteLot(context, { id, version }),
  undoUpdate: async (context, { id, version, before }) => {
    await changeLot(context, { id, version }, parsed(lotPatchSchema, before ?? {}));
  },
};
