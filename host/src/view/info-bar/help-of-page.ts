import type { Build } from '../../core/builds/build.ts';
import { isBelowPage } from '../../core/builds/page-pattern.ts';

/** A text of a section. */
export interface HelpText {
  readonly namespace: string;
  readonly key: string;
}

/**
 * The help of a page, from the descriptor of its section: of the longest address that the page's
 * address starts with. `{id}` is any identifier, so `/product/new` comes before `/product/{id}`.
 */
export function helpOfPage(builds: readonly Build[], pathname: string): HelpText | undefined {
  const found = builds
    .flatMap(({ section: { namespace, help = {} } }) =>
      Object.entries(help)
        .filter(([page]) => isBelowPage(page, pathname))
        .map(([page, key]) => ({ page: page.split('/'), namespace, key })),
    )
    .toSorted((a, b) => b.page.length - a.page.length || idsIn(a.page) - idsIn(b.page));
  return found[0];
}

function idsIn(page: readonly string[]): number {
  return page.filter((step) => step === '{id}').length;
}
