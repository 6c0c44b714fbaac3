import {
  importJobSchema,
  type ImportKind,
  type ImportMode,
  importRowSchema,
} from '@pazar/contracts/import';
import type { HttpClient } from '@pazar/shell/http';

/** A file to import, and how. */
export interface ImportStart {
  readonly file: File;
  readonly kind: ImportKind;
  readonly mode: ImportMode;
}

/** What can be done with an import. Each `idempotencyKey` is one thing that the agent does. */
export const importChanges = {
  start: (
    http: HttpClient,
    { file, kind, mode }: ImportStart,
    { idempotencyKey, onProgress }: { idempotencyKey: string; onProgress: (sent: number) => void },
  ) => {
    const body = new FormData();
    body.append('kind', kind);
    body.append('mode', mode);
    body.append('file', file);
    return http.post('/v1/imports', { schema: importJobSchema, body, idempotencyKey, onProgress });
  },

  mendRow: (
    http: HttpClient,
    { id, number }: { id: string; number: number },
    cells: Readonly<Record<string, string>>,
  ) => http.patch(`/v1/imports/${id}/rows/${number}`, { schema: importRowSchema, body: { cells } }),

  apply: (
    http: HttpClient,
    { id, onlyValid }: { id: string; onlyValid: boolean },
    idempotencyKey: string,
  ) =>
    http.post(`/v1/imports/${id}/apply`, {
      schema: importJobSchema,
      body: { onlyValid },
      idempotencyKey,
    }),

  undo: (http: HttpClient, id: string, idempotencyKey: string) =>
    http.post(`/v1/imports/${id}/undo`, { schema: importJobSchema, idempotencyKey }),
};
