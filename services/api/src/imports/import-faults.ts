import {
  importFaultLimits,
  type ImportFaults,
  type ImportReplacement,
} from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { readReferences } from '../csv/references.ts';
import type { Database } from '../database/database.ts';
import { and, eq, sql } from '../database/drizzle.ts';
import { importRows } from '../database/tables/import-rows.ts';
import type { JobRow } from './import-repository.ts';
import { importTarget } from '../kinds/record-kind.ts';

const foundSchema = z.object({
  rows: z.array(
    z.object({
      column: z.string(),
      value: z.string(),
      code: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number()])),
      rows: z.coerce.number(),
    }),
  ),
});
const columnsSchema = z.object({ rows: z.array(z.object({ column: z.string() })) });

/** The faults of a file before they have words. */
export interface FoundFaults {
  repeated: z.infer<typeof foundSchema>['rows'];
  choices: ImportFaults['choices'];
}

/** The faults that several rows share, and the accepted values of the columns with faults. */
export async function findFaults(
  database: Database,
  job: JobRow,
  locale: Locale,
): Promise<FoundFaults> {
  return {
    repeated: await findRepeatedFaults(database, job),
    choices: await findChoices(database, job, locale),
  };
}

/** Each error of a row that is about a cell, with the text of the cell. */
const cellFaults = ({ id }: JobRow) => sql`
  select number, fault ->> 'column' as "column", coalesce(cells ->> (fault ->> 'column'), '') as value,
    fault ->> 'code' as code, fault -> 'params' as params
  from ${importRows}, jsonb_array_elements(errors) as fault
  where job_id = ${id} and status = 'ERROR' and fault ->> 'column' is not null`;

async function findRepeatedFaults(
  database: Database,
  job: JobRow,
): Promise<FoundFaults['repeated']> {
  // What must be different in each row cannot be fixed by one value.
  const answer = await database.execute(sql`
    select "column", value, code, params, count(distinct number) as rows from (${cellFaults(job)}) as faults
    where code <> 'duplicate' and "column" not in ('id', ${importTarget(job.kind).keyColumn})
    group by "column", value, code, params having count(distinct number) > 1
    order by rows desc, "column", value, code limit ${importFaultLimits.repeated}`);
  return foundSchema.parse(answer).rows;
}

async function findChoices(
  database: Database,
  job: JobRow,
  locale: Locale,
): Promise<ImportFaults['choices']> {
  const answer = await database.execute(
    sql`select distinct "column" from (${cellFaults(job)}) as faults`,
  );
  const faulty = new Set(columnsSchema.parse(answer).rows.map(({ column }) => column));
  const references = await readReferences(database, job.agentId);
  const context = { locale, decimal: job.format.decimal, references };
  const lists = importTarget(job.kind)
    .columns.filter(({ key }) => faulty.has(key))
    .map(({ key, codec }) => ({ key, choices: codec.choices?.(context) ?? [] }))
    .filter(({ choices: { length } }) => length > 0 && length <= importFaultLimits.choices);
  return Object.fromEntries(lists.map(({ key, choices }) => [key, [...choices]]));
}

/**
 * Writes another value for a faulty one in all rows that have it, to be validated again. Returns
 * the number of rows.
 */
export async function replaceValue(
  database: Database,
  jobId: string,
  { column, value, replacement }: ImportReplacement,
): Promise<number> {
  const changed = await database
    .update(importRows)
    .set({
      cells: sql`${importRows.cells} || ${JSON.stringify({ [column]: replacement })}::jsonb`,
      status: 'PENDING',
    })
    .where(
      and(
        eq(importRows.jobId, jobId),
        eq(importRows.status, 'ERROR'),
        eq(sql`coalesce(${importRows.cells} ->> ${column}, '')`, value),
        sql`${importRows.errors} @> ${JSON.stringify([{ column }])}::jsonb`,
      ),
    )
    .returning({ number: importRows.number });
  return changed.length;
}
