import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

/**
 * Tables of a backup, in the order in which their rows can be inserted. Telemetry and policy reports
 * are left out: they cover the last weeks, and a rollout asks for new telemetry anyway. What the API
 * answers is asked again, and what operators were notified is no state.
 */
export const backupTables = [
  'remotes',
  'versions',
  'deployments',
  'documents',
  'signing_keys',
  'rollouts',
  'stable_versions',
  'claims',
  'hosts',
  'tokens',
  'answers',
  'audit_log',
  'judgements',
] as const;

/** Secrets of other processes, below the home. */
export const secretNames = ['api/secrets.json', 'edge/load-key'] as const;

/** First line of a backup. */
const headSchema = z.object({
  kind: z.literal('head'),
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Sequence of the newest document in it. */
  sequence: z.int().min(0),
});

/** One line of a backup: its header, a row of a table, a file of the home, or a file of a build. */
const lineSchema = z.discriminatedUnion('kind', [
  headSchema,
  z.object({
    kind: z.literal('row'),
    table: z.enum(backupTables),
    row: z.record(z.string(), z.unknown()),
  }),
  z.object({
    kind: z.literal('key'),
    name: z.string().regex(/^(?:retired\/)?[0-9a-f]{16}\.json$/),
    text: z.string(),
  }),
  z.object({ kind: z.literal('token'), text: z.string() }),
  /** A secret of the API or the edge of this machine. */
  z.object({ kind: z.literal('secret'), name: z.enum(secretNames), text: z.string() }),
  z.object({
    kind: z.literal('asset'),
    key: z.string(),
    contentType: z.string(),
    content: z.base64(),
  }),
  /** Last line, so that a file which was cut is noticed. */
  z.object({ kind: z.literal('end'), lines: z.int() }),
]);
export type BackupLine = z.infer<typeof lineSchema>;
export type BackupHead = z.infer<typeof headSchema>;

/** Writes the lines into a new file that only its owner can read: it holds private keys. */
export async function writeBackupFile(
  path: string,
  lines: AsyncIterable<BackupLine>,
): Promise<{ bytes: number }> {
  // `wx`: a backup never replaces another.
  const file = await open(path, 'wx', 0o600);
  const target = file.createWriteStream({ flush: true });
  await pipeline(Readable.from(serialize(lines)), createGzip(), target);
  return { bytes: target.bytesWritten };
}

async function* serialize(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    yield `${JSON.stringify(line)}\n`;
  }
  yield `${JSON.stringify({ kind: 'end', lines: count } satisfies BackupLine)}\n`;
}

/** Reads a backup line by line; throws with the file and the line when it is damaged or cut. */
export async function* readBackupFile(path: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(path);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let count = 0;
  try {
    for await (const text of createInterface({ input: unpacked, crlfDelay: Infinity })) {
      const line = lineSchema.parse(JSON.parse(text));
      if (line.kind === 'end' && line.lines === count) return;
      count += 1;
      yield line;
    }
  } catch (error) {
    throw new Error(`${path} is not a complete backup: it cannot be read after line ${count}`, {
      cause: error,
    });
  }
  throw new Error(`${path} is not a complete backup: it ends after line ${count}`);
}
