import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { isUtf8 } from 'node:buffer';
import type { ImportJob } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import { likeliestEncoding } from './likeliest-encoding.ts';

/**
 * The format of a file: detected when it is read, chosen by the reader's language when it is
 * written.
 */
export interface CsvFormat {
  delimiter: ',' | ';' | '\t';
  encoding: ImportJob['format']['encoding'];
  decimal: ',' | '.';
}

/** A line of a file by its columns, and its position in the file. */
export interface CsvRecord {
  line: number;
  values: string[];
}

const delimiters = [';', ',', '\t'] as const;

/** The first line that Excel writes to say what separates the cells. */
const hintLine = /^"?sep=."?\r?\n/i;

/**
 * Decodes a file: by its byte order mark, as UTF-8 if valid, otherwise as the encoding in which its
 * words look like words. Without the line of Excel that names the delimiter.
 */
export function decodeCsv(content: Uint8Array): { text: string; encoding: CsvFormat['encoding'] } {
  const encoding = encodingOf(content);
  return { text: new TextDecoder(encoding).decode(content).replace(hintLine, '\n'), encoding };
}

function encodingOf(content: Uint8Array): CsvFormat['encoding'] {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  return isUtf8(content) ? 'utf-8' : likeliestEncoding(content);
}

/** The delimiter whose first line scores highest: `score` counts the known headers. */
export async function detectDelimiter(
  text: string,
  score: (headers: string[]) => number,
): Promise<CsvFormat['delimiter']> {
  const scored: { delimiter: CsvFormat['delimiter']; known: number; width: number }[] = [];
  for (const delimiter of delimiters) {
    const headers = await firstRecord(text, delimiter);
    scored.push({ delimiter, known: score(headers), width: headers.length });
  }
  scored.sort((one, other) => other.known - one.known || other.width - one.width);
  return scored[0]?.delimiter ?? ',';
}

async function firstRecord(text: string, delimiter: string): Promise<string[]> {
  try {
    const [first] = await parseCsv(text, { delimiter, most: 1 });
    return first?.values ?? [];
  } catch {
    return [];
  }
}

/**
 * Most characters of one record: four times the longest that an export can have. A longer one is no
 * table, and splitting it would block the process for minutes.
 */
export const maxRecordLength = 256 * 1024;

/** Characters that are read before other requests get their turn: some milliseconds of work. */
const turnLength = 32 * 1024;

/**
 * Reads a file line by line, in turns with other requests. Rejects when a quote is not closed or a
 * record is too long. With `most` it stops after that many records.
 */
export async function parseCsv(
  text: string,
  { delimiter, most = Infinity }: { delimiter: string; most?: number },
): Promise<CsvRecord[]> {
  const records: CsvRecord[] = [];
  let failure: unknown;
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // A lone inch mark in a cell is a part of it.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
    on_record: (values: string[], { lines }) => {
      const breaks = values.join('').split('\n').length - 1;
      if (values.some((value) => value.trim() !== ''))
        records.push({ line: lines - breaks, values });
      return null;
    },
  });
  parser.on('error', (error) => (failure = error));
  for (let at = 0; at < text.length && records.length < most; at += turnLength) {
    parser.write(text.slice(at, at + turnLength));
    await setImmediate();
    if (failure !== undefined && records.length < most) throw asError(failure);
  }
  if (records.length >= most) {
    parser.destroy();
    return records.slice(0, most);
  }
  parser.end();
  await setImmediate();
  if (failure !== undefined) throw asError(failure);
  return records;
}

function asError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}

/** A file as spreadsheets in that language read it: UTF-8 with a mark, `;` where the comma is decimal. */
export function writeCsv(rows: readonly (readonly string[])[], locale: Locale): string {
  return `\uFEFF${writeLines(rows, locale)}`;
}

/** Lines that are written before other requests get their turn: some milliseconds of work. */
const turnLines = 50;

/** A table whose lines are generated while it is written. */
export interface CsvTable<Entry> {
  header: readonly string[];
  entries: readonly Entry[];
  cells: (entry: Entry) => string[];
}

/** As `writeCsv`, in turns with other requests. */
export async function writeCsvInTurns<Entry>(
  { header, entries, cells }: CsvTable<Entry>,
  locale: Locale,
): Promise<string> {
  const texts = [writeCsv([header], locale)];
  for (let at = 0; at < entries.length; at += turnLines) {
    texts.push(writeLines(entries.slice(at, at + turnLines).map(cells), locale));
    await setImmediate();
  }
  return texts.join('');
}

function writeLines(rows: readonly (readonly string[])[], locale: Locale): string {
  const { delimiter } = formatOf(locale);
  // As RFC 4180 has it; spreadsheets also write it so. It asks for quotes around each kind of line
  // break, of which the library knows only that between two records.
  return stringify(
    rows.map((row) => [...row]),
    { delimiter, record_delimiter: '\r\n', quoted_match: /[\p{Cc}\u2028\u2029]/u },
  );
}

export function formatOf(locale: Locale): CsvFormat {
  return locale === 'mk'
    ? { delimiter: ';', encoding: 'utf-8', decimal: ',' }
    : { delimiter: ',', encoding: 'utf-8', decimal: '.' };
}
