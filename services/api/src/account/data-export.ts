import type { DataExport } from '@pazar/contracts/data-export';
import type { Locale } from '@pazar/contracts/locale';
import { buffer } from 'node:stream/consumers';
import { v7 as uuid } from 'uuid';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { writeCsv } from '../csv/csv-text.ts';
import { guardFormula } from '../csv/formula-guard.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { and, eq, gt, lte } from '../database/drizzle.ts';
import { dataExports } from '../database/tables/data-exports.ts';
import { Refusal } from '../problems/refusal.ts';
import type { AgentRow } from './agent-repository.ts';
import { quantityText } from '../records/values.ts';
import { exportReadme } from './export-readme.ts';
import { exportTables, hiddenColumns, thousandthsColumns } from './export-tables.ts';

/** Long enough to fetch it, short enough that a forgotten address opens nothing. */
const lifetimeMs = 24 * 60 * 60 * 1000;

type Row = Record<string, unknown>;
const found = z.object({ rows: z.array(z.object({ row: z.record(z.string(), z.unknown()) })) });

export interface DataExports {
  request: (agent: AgentRow) => Promise<DataExport>;
  /** The zip of a request: everything as JSON and as CSV. Throws `not-found`. */
  read: (agent: AgentRow, id: string) => Promise<Buffer>;
}

export function createDataExports(database: Database, clock: Clock): DataExports {
  return {
    request: async ({ id: agentId }) => {
      const createdAt = clock();
      const row = {
        id: uuid(),
        agentId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      };
      await database.delete(dataExports).where(lte(dataExports.expiresAt, createdAt));
      await database.insert(dataExports).values(row);
      return {
        id: row.id,
        status: 'READY',
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      };
    },
    read: async (agent, id) => {
      const own = and(eq(dataExports.id, id), eq(dataExports.agentId, agent.id));
      const live = and(own, gt(dataExports.expiresAt, clock()));
      if ((await database.$count(dataExports, live)) === 0) throw new Refusal('not-found');
      return zipOf(await readTables(database, agent.id), agent.locale, clock());
    },
  };
}

/** All tables as of one moment: a sale in between shows in none of them or in all. */
function readTables(database: Database, agentId: string): Promise<Map<string, Row[]>> {
  return database.transaction(
    async (transaction) => {
      const tables = new Map<string, Row[]>();
      for (const { name, rows } of exportTables) {
        const { rows: answers } = found.parse(await transaction.execute(rows(agentId)));
        tables.set(
          name,
          answers.map(({ row }) => shown(row)),
        );
      }
      return tables;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function shown(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (hiddenColumns.has(name)) return [];
      const isThousandths = thousandthsColumns.has(name) && typeof value === 'number';
      return [[name, isThousandths ? quantityText(BigInt(value)) : value]];
    }),
  );
}

async function zipOf(
  tables: ReadonlyMap<string, Row[]>,
  locale: Locale,
  now: Date,
): Promise<Buffer> {
  const zip = new ZipFile();
  const add = (path: string, text: string) => {
    zip.addBuffer(Buffer.from(text), path, { mtime: now });
  };
  add('README.txt', exportReadme[locale]);
  for (const [name, rows] of tables) {
    add(`json/${name}.json`, `${JSON.stringify(rows, null, 2)}\n`);
    add(`csv/${name}.csv`, csvOf(rows, locale));
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** As spreadsheets of that language read it, without formulas that run when it is opened. */
function csvOf(rows: readonly Row[], locale: Locale): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column])));
  return writeCsv([columns, ...lines], locale);
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? guardFormula(value) : JSON.stringify(value);
}
