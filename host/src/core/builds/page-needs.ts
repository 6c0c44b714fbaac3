import type { SectionDescriptor } from '@pazar/contracts/releases/section-descriptor';
import { idInPage } from './page-pattern.ts';

type Described = Pick<SectionDescriptor, 'reads' | 'chunks'>;

/** What the page at this path reads first; `{id}` is the identifier in the path. */
export function readsOfPage({ reads = {} }: Described, path: string): readonly string[] {
  return Object.entries(reads).flatMap(([page, all]) => {
    const id = idInPage(page, path);
    if (id === null) return [];
    // The document may not be verified yet: nothing in it may name another host, or another path of the API.
    const own = all.filter((read) => /^\/v1\/[\w{}/-]+(?:\?[\w=&,.-]*)?$/.test(read));
    return own.map((read) => read.replace('{id}', id));
  });
}

/** The scripts that the page at this path needs besides the first one of its section, relative to the build. */
export function scriptsOfPage({ chunks = {} }: Described, path: string): readonly string[] {
  return Object.entries(chunks).flatMap(([page, all]) => {
    if (idInPage(page, path) === null) return [];
    // As above: a file of the build, and of no other host.
    return all.filter((script) => /^(?:\w[\w.-]*\/)*\w[\w.-]*$/.test(script));
  });
}
