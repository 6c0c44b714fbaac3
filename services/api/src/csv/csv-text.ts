import { parse } from 'csv-parse/sync';
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
export function detectDelimiter(
  text: string,
  score: (headers: string[]) => number,
): CsvFormat['delimiter'] {
  const scored = delimiters.map((delimiter) => {
    const headers = firstRecord(text, delimiter);
    return { delimiter, known: score(headers), width: headers.length };
  });
  scored.sort((one, other) => other.known - one.known || other.width - one.width);
  return scored[0]?.delimiter ?? ',';
}

function firstRecord(text: string, delimiter: string): string[] {
  try {
    return parseCsv(text, delimiter, 1)[0]?.values ?? [];
  } catch {
    return [];
  }
}

/** Reads a file line by line. Throws when a quote is not closed. */
export function parseCsv(text: string, delimiter: string, most?: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    ...(most !== undefined && { to: most }),
    on_record: (values: string[], { lines }) => {
      const breaks = values.join('').split('\n').length - 1;
      if (values.some((value) => value.trim() !== ''))
        records.push({ line: lines - breaks, values });
      return null;
    },
  });
  return records;
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
