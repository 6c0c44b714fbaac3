import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { v7 as uuid } from 'uuid';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, gt, lte } from '../../database/drizzle.ts';
import { dataExports } from '../../database/tables/data-exports.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import { recordAudit } from '../../records/audit.ts';
import { quantityText } from '../../records/values.ts';
import { archiveCsv } from './archive-csv.ts';
import { exportReadme } from './export-readme.ts';
import { exportTables, hiddenColumns, thousandthsColumns } from './export-tables.ts';
import { type ExportRow, readExportTable } from './read-export-table.ts';
import { readRecordNames } from './record-names.ts';

/** Long enough to fetch it, short enough that a forgotten address opens nothing. */
const lifetimeMs = 24 * 60 * 60 * 1000;

export type DataExports = ReturnType<typeof createDataExports>;

/** How the archive reads the pictures. */
export type ReadPicture = (id: string) => Promise<Uint8Array | null>;

export function createDataExports(
  database: Database,
  { clock, picture }: { clock: Clock; picture: ReadPicture },
) {
  return {
    request: async ({ id: agentId, displayName }: AgentRow) => {
      const createdAt = clock();
      const row = {
        id: uuid(),
        agentId,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      };
      await database.transaction(async (transaction) => {
        await transaction.delete(dataExports).where(lte(dataExports.expiresAt, createdAt));
        await transaction.insert(dataExports).values(row);
        await recordAudit(transaction, {
          at: createdAt,
          agentId,
          actor: { id: agentId, role: 'agent' },
          action: 'account.export',
          entity: 'agent',
          entityId: agentId,
          label: displayName,
        });
      });
      return {
        id: row.id,
        status: 'READY' as const,
        createdAt: row.createdAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
      };
    },
    /** The zip of a request: everything as JSON and as CSV, and the pictures. Throws `not-found`. */
    read: async (agent: AgentRow, id: string) => {
      const own = and(eq(dataExports.id, id), eq(dataExports.agentId, agent.id));
      const live = and(own, gt(dataExports.expiresAt, clock()));
      if ((await database.$count(dataExports, live)) === 0) throw new Refusal('not-found');
      return createZip({ database, agent, now: clock(), picture });
    },
  };
}

function shown(row: ExportRow): ExportRow {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (hiddenColumns.has(name)) return [];
      const isThousandths = thousandthsColumns.has(name) && typeof value === 'number';
      return [[name, isThousandths ? quantityText(BigInt(value)) : value]];
    }),
  );
}

interface ZipOptions {
  database: Database;
  agent: AgentRow;
  now: Date;
  picture: ReadPicture;
}

type GiveStream = Parameters<Parameters<ZipFile['addReadStreamLazy']>[2]>[0];

/**
 * Tables and pictures are read one after the other while the file is sent: all of them would not fit into memory,
 * and other requests get the database in between.
 */
async function createZip({ database, agent, now, picture }: ZipOptions): Promise<PassThrough> {
  const { id: agentId, locale } = agent;
  const names = await readRecordNames(database, agentId, locale);
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (error: unknown) => out.destroy(error instanceof Error ? error : undefined);
  const add = (path: string, compress: boolean, write: (give: GiveStream) => void) =>
    zip.addReadStreamLazy(path, { mtime: now, compress }, write);
  zip.addBuffer(Buffer.from(exportReadme(locale)), 'README.txt', { mtime: now });
  for (const table of exportTables()) {
    // Of one table at a time: its second file is written from what its first one has read.
    const rows: ExportRow[] = [];
    add(`json/${table.name}.json`, true, (give) => {
      give(null, Readable.from(jsonOf(readExportTable(database, table, agentId), rows)));
    });
    add(`csv/${table.name}.csv`, true, (give) => {
      void archiveCsv(rows.splice(0), { locale, names })
        .then((text) => give(null, Readable.from([text])))
        .catch(fail);
    });
  }
  for (const id of await findPictures(database, agentId)) {
    add(`images/${id}.webp`, false, (give) => void readInto(give, picture(id)).catch(fail));
  }
  zip.on('error', fail);
  zip.end();
  zip.outputStream.pipe(out);
  return out;
}

/** A list of objects, written in turns with other requests; each row is also added to `rows`. */
async function* jsonOf(
  parts: AsyncIterable<ExportRow[]>,
  rows: ExportRow[],
): AsyncGenerator<string> {
  yield '[';
  for await (const part of parts) {
    const before = rows.length;
    rows.push(...part.map(shown));
    const texts = rows.slice(before).map((row) => `\n${JSON.stringify(row, null, 2)}`);
    yield `${before > 0 && texts.length > 0 ? ',' : ''}${texts.join(',')}`;
    await setImmediate();
  }
  yield '\n]\n';
}

async function findPictures(database: Database, agentId: string): Promise<string[]> {
  const table = exportTables().find(({ name }) => name === 'images');
  const found: string[] = [];
  if (table === undefined) return found;
  for await (const part of readExportTable(database, table, agentId)) {
    found.push(...pictureRows.parse(part).map(({ id }) => id));
  }
  return found;
}

/**
 * A picture deleted in the meantime becomes an empty file, so that the rest of the archive stays
 * whole.
 */
async function readInto(give: GiveStream, picture: ReturnType<ReadPicture>): Promise<void> {
  const content = await picture;
  give(null, Readable.from([Buffer.from(content ?? [])]));
}

const pictureRows = z.array(z.object({ id: z.string() }));
