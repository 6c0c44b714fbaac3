import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import type { Locale } from '@pazar/contracts/locale';

/** How a file is written: found out when it is read, by the reader's language when it is made. */
export interface CsvFormat {
  delimiter: ',' | ';' | '\t';
  encoding: 'utf-8' | 'utf-16le' | 'windows-1251';
  decimal: ',' | '.';
}

/** A line of a file by its columns, and where in the file it begins. */
export interface CsvRecord {
  line: number;
  values: string[];
}

const delimiters = [';', ',', '\t'] as const;

/** The text of a file: by its byte order mark, as UTF-8 when it is that, else as Windows' Cyrillic. */
export function decodeCsv(content: Uint8Array): { text: string; encoding: CsvFormat['encoding'] } {
  if (content[0] === 0xff && content[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(content), encoding: 'utf-16le' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return { text, encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1251').decode(content), encoding: 'windows-1251' };
  }
}

/** The delimiter that makes most sense of the first line: `score` says how many headers it knows. */
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
 * Most characters of one record. The longest that an export can have takes a quarter of it; beyond,
 * a file is no table, and splitting it would occupy the process for minutes.
 */
const maxRecordLength = 256 * 1024;

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
  const { delimiter } = formatOf(locale);
  // As RFC 4180 has it; spreadsheets also write it so.
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, delimiter, record_delimiter: '\r\n' },
  );
}

export function formatOf(locale: Locale): CsvFormat {
  return locale === 'mk'
    ? { delimiter: ';', encoding: 'utf-8', decimal: ',' }
    : { delimiter: ',', encoding: 'utf-8', decimal: '.' };
}
