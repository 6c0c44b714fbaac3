import { languageTags } from '@pazar/contracts/language-tags';
import type { Locale } from '@pazar/contracts/locale';
import { readEarly } from '../http/early-reads.ts';
import type { Build } from './build.ts';
import { readsOfPage } from './page-needs.ts';

/** Requests what a page reads first while its code loads, once for each page. */
export type ReadAhead = (build: Pick<Build, 'section'>, path: string) => void;

export interface ReadAheadOptions {
  /** Address of the API. */
  readonly api: string;
  readonly locale: Locale;
  readonly token: () => string | null;
}

/**
 * Once, because on a later visit the page shows the rows that it knows, and asks for newer ones itself as
 * soon as it renders.
 */
export function createReadAhead({ api, locale, token }: ReadAheadOptions): ReadAhead {
  const known = new Set<string>();
  return ({ section }, path) => {
    const current = token();
    if (current === null || known.has(path)) return;
    known.add(path);
    for (const read of readsOfPage(section, path)) {
      readEarly(new URL(api.replace(/\/$/, '') + read, location.href).href, {
        'Accept-Language': languageTags[locale],
        Authorization: `Bearer ${current}`,
      });
    }
  };
}
