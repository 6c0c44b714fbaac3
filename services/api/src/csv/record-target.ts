import type { z } from 'zod';
import { and, eq, type SQL, sql } from '../database/drizzle.ts';
import type { Target } from '../records/agent-context.ts';
import { enterOwn, patchOwn } from '../records/change-own.ts';
import type { OwnRecord, OwnTypes } from '../records/own-record.ts';
import { parsed, withoutNulls } from '../records/read-input.ts';
import type { Unit } from '../records/unit.ts';
import type { Column } from './columns.ts';
import { keyOf } from './declared-columns.ts';
import type { ImportTarget } from './import-target.ts';

/** The facts of a file of records. Those that are left out are the usual ones of `ImportTarget`. */
interface FileOf<Types extends OwnTypes>
  extends Pick<ImportTarget, 'keyField'>, Partial<Pick<ImportTarget, 'isKeyCased' | 'template'>> {
  columns: readonly Column[];
  patch: z.core.$ZodType<Types['patch']>;
  /** Whether a record has this key. */
  isNamed: (key: string) => SQL;
  /** A new record of a row's values; `validation` for those that are invalid or missing. */
  entered?: (values: Record<string, unknown>) => Types['input'];
  /** Deletes a record that a row created. */
  remove: (unit: Unit, target: Target) => Promise<unknown>;
}

/** How files are imported into a kind of record, through what its routes do. */
export function recordTarget<Types extends OwnTypes>(
  record: OwnRecord<Types>,
  { patch, isNamed, remove, ...file }: FileOf<Types>,
): ImportTarget {
  const { table } = record;
  const entered = file.entered ?? ((values) => parsed(record.schema, withoutNulls(values)));
  return {
    template: file.columns.filter((column) => !column.readOnly),
    // A name, unlike a code, may be given to another record.
    isKeyConfirmed: file.keyField === 'name',
    isKeyCased: true,
    keyColumn: keyOf(file.keyField),
    ...file,
    find: async ({ transaction, agentId }, key) => {
      const [row] = await transaction
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(
          and(eq(table.agentId, agentId), 'id' in key ? eq(table.id, key.id) : isNamed(key.name)),
        );
      return row?.id ?? null;
    },
    create: async (unit, values) => {
      const { id, version } = await enterOwn(record, unit, entered(values));
      return { id, version, before: null, after: null };
    },
    update: (unit, id, values) =>
      patchOwn(record, unit, { id, version: null, patch: parsed(patch, values) }),
    undoCreate: async (unit, { id, version }) => void (await remove(unit, { id, version })),
    undoUpdate: async (unit, { id, version, before }) => {
      await patchOwn(record, unit, { id, version, patch: parsed(patch, before ?? {}) });
    },
  };
}
