import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Code that forms and records share and no list needs: contracts of requests, pickers, parts of
 * pages.
 */
const partsOfForms =
  /[\\/]section[\\/]src[\\/](?:code-field|code-letters|many-picker|picker|price-change-line|price-history|price-proof|products|search-source|use-search|use-save|suspension-note|use-suspension)[.]|[\\/]format[\\/]src[\\/](?:calendar-names|list|market-day|multi-buy)[.]|[\\/]contracts[\\/]src[\\/].+(?:-input|price-history|sale-offers|whole-amounts)[.]ts$|[\\/]model[\\/](?:entry-faults|sale-terms)[.]|[\\/]api[\\/]sale-offers[.]|[\\/]remotes[\\/][^\\/]+[\\/]src[\\/]components[\\/]/;

/** Code of pages that change a record. Pages that only read need none of it. */
const changes = /[\\/]section[\\/]src[\\/]use-change[.]/;

/**
 * Puts code that several pages of a remote use into shared chunks, so that no page loads it again:
 * one chunk for each folder of `src/pages`, of the sources in folders of that name and the contract
 * of its record, and one for everything else.
 *
 * @param root folder of the remote
 */
export function pageChunks(root: string) {
  const shared = { minChunks: 2, enforce: true } as const;
  const ofFolders = pageFolders(root).map((folder): [string, object] => [
    folder,
    {
      ...shared,
      name: `shared-${folder}`,
      test: new RegExp(`[\\\\/]src[\\\\/][^\\\\/]+[\\\\/]${folder}(?:[\\\\/]|-detail[.])`),
      priority: 2,
    },
  ]);
  return {
    chunks: 'async',
    minSize: 0,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      shared: { ...shared, name: 'shared' },
      changes: { ...shared, name: 'shared-changes', test: changes, priority: 2 },
      parts: { ...shared, name: 'shared-parts', test: partsOfForms, priority: 1 },
      ...Object.fromEntries(ofFolders),
    },
  } as const;
}

function pageFolders(root: string): readonly string[] {
  const pages = join(root, 'src', 'pages');
  if (!existsSync(pages)) return [];
  const entries = readdirSync(pages, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
