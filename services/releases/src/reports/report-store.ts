import type { PolicyReport } from '@pazar/contracts/releases/policy-report';
import { desc, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { policyReports } from '../database/tables/policy-reports.ts';
import type { ReadReport } from './read-report.ts';

/** Most distinct reports that are stored: the most frequent, which no flood of single ones displaces. */
const maxFrequent = 150;
/** Besides them the newest, so that a flood that is repeated keeps no new one out. */
const maxNew = 50;
/** Reports that are not repeated are deleted after this time. */
const retentionDays = 30;

/** Adds reports up. */
export async function writeReports(
  queries: Queries,
  reports: readonly ReadReport[],
  now: Date,
): Promise<void> {
  if (reports.length === 0) return;
  const at = now.toISOString();
  await queries.transaction(async (inside) => {
    await inside.execute(sql`
      delete from releases.policy_reports
      where last_at < ${at}::timestamptz - make_interval(days => ${retentionDays})`);
    for (const { kind, directive, blocked, page, source, reportOnly } of reports) {
      await inside.execute(sql`
        insert into releases.policy_reports as known
          (kind, directive, blocked, page, source, report_only, total, first_at, last_at)
        values (${kind}, ${directive}, ${blocked}, ${page}, ${source}, ${reportOnly}::boolean,
          1, ${at}::timestamptz, ${at}::timestamptz)
        on conflict (kind, directive, blocked, page, source, report_only) do update
          set total = known.total + 1, last_at = excluded.last_at`);
    }
    await inside.execute(sql`
      delete from releases.policy_reports where ctid in (
        select row from (
          select ctid as row, last_at,
            row_number() over (order by total desc, last_at desc) as place
          from releases.policy_reports) as ranked
        where place > ${maxFrequent}
        order by last_at desc offset ${maxNew})`);
  });
}

export async function listReports(queries: Queries): Promise<PolicyReport[]> {
  const rows = await queries.select().from(policyReports).orderBy(desc(policyReports.lastAt));
  return rows.map(({ firstAt, lastAt, ...report }) => ({
    ...report,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}
