import type { SectionRoute } from '@pazar/contracts/releases/section-descriptor';

/** The largest number of wrong letters in a path that still counts as a misspelling. */
const maxErrors = 2;

/** The routes whose path is spelt almost like `segment` or starts with it, nearest first. */
export function nearRoutes<Route extends Pick<SectionRoute, 'path'>>(
  routes: readonly Route[],
  segment: string,
): Route[] {
  const wanted = segment.toLowerCase();
  return routes
    .map((route) => ({ route, errors: errorsBetween(route.path, wanted) }))
    .filter(({ errors }) => errors <= maxErrors)
    .toSorted((a, b) => a.errors - b.errors)
    .map(({ route }) => route);
}

function errorsBetween(path: string, wanted: string): number {
  // `products` matches `product`; `prod` matches every path that starts with it.
  if (wanted.length > 2 && (path.startsWith(wanted) || wanted.startsWith(path))) return 0;
  return distance(path, wanted);
}

/** Number of letters to insert, delete or replace (Levenshtein distance). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of Array.from(a).entries()) {
    const next = [i + 1];
    for (const [j, other] of Array.from(b).entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
