import type { ImportKind } from '@pazar/contracts/import';
import type { Locale } from '@pazar/contracts/locale';
import type { HttpClient } from '@pazar/shell/http';

const textAnswer = {
  parse(input: unknown): string {
    if (typeof input !== 'string') throw new TypeError('Not a text');
    return input;
  },
};

/** Files that the API writes, as their text. */
export const csvFiles = {
  /** An empty file with its headers. */
  template: (http: HttpClient, kind: ImportKind, locale: Locale) =>
    http.get('/v1/imports/template', { schema: textAnswer, query: { kind, locale } }),

  /** The rows of an import with errors, each with what is wrong with it. */
  errors: (http: HttpClient, id: string) =>
    http.get(`/v1/imports/${id}/errors.csv`, { schema: textAnswer }),
};
