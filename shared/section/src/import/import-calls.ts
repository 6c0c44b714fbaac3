import {
  importJobSchema,
  type ImportMode,
  type ImportReplacement,
  importRowSchema,
} from '@pazar/contracts/import';
import type { HttpClient } from '@pazar/shell/http';

/** A file to import, and how. */
export interface ImportFile {
  readonly file: File;
  readonly kind: string;
  readonly mode: ImportMode;
  /** By a header of the file, the key of the column that it means. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** The calls of an import; each action is sent once. */
export type ImportMove =
  | { readonly what: 'apply'; readonly id: string; readonly onlyValid: boolean }
  | { readonly what: 'undo' | 'confirm-names'; readonly id: string };

/** Uploads a file. The server checks its rows and writes nothing. */
export function startImport(
  http: HttpClient,
  { file, kind, mode, columns }: ImportFile,
  options: { idempotencyKey: string; onProgress?: (sent: number) => void },
) {
  const body = new FormData();
  body.append('kind', kind);
  body.append('mode', mode);
  if (columns !== undefined) body.append('columns', JSON.stringify(columns));
  body.append('file', file);
  return http.post('/v1/imports', { schema: importJobSchema, body, ...options });
}

/** Writes the rows of an import, undoes that, or confirms the records that its rows name. */
export function moveImport(http: HttpClient, move: ImportMove, idempotencyKey: string) {
  const path = `/v1/imports/${move.id}/${move.what}`;
  const body = move.what === 'apply' && { body: { onlyValid: move.onlyValid } };
  return http.post(path, { schema: importJobSchema, idempotencyKey, ...body });
}

/** Changes cells of a row, which is checked again. */
export function fixRow(
  http: HttpClient,
  { id, number }: { id: string; number: number },
  cells: Readonly<Record<string, string>>,
) {
  return http.patch(`/v1/imports/${id}/rows/${number}`, {
    schema: importRowSchema,
    body: { cells },
  });
}

/** Writes another value for a faulty one in all rows that have it, which are checked again. */
export function fixEverywhere(http: HttpClient, id: string, body: ImportReplacement) {
  return http.patch(`/v1/imports/${id}/rows`, { schema: importJobSchema, body });
}
