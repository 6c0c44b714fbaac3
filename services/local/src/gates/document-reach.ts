import path from 'node:path';

/** From here a reader starts. */
const start = 'README.md';

/** Changesets writes one for each package; the one of the root says where they are. */
const written = /^(?:\.changeset\/|.+\/CHANGELOG\.md$)/;

const linkToDocument = /\]\((?!\w+:)([^)\s#]+\.md)(?:#[^)\s]*)?\)/g;

/**
 * The documents to which no chain of links comes from the README, one sentence each.
 *
 * @param documents their texts, by path relative to the repository
 */
export function findUnreachable(documents: ReadonlyMap<string, string>): string[] {
  const reached = new Set([start]);
  // A set gives what is added during the loop too.
  for (const document of reached) {
    const links = (documents.get(document) ?? '').matchAll(linkToDocument);
    for (const [, target = ''] of links) {
      reached.add(path.posix.join(path.posix.dirname(document), target));
    }
  }
  return [...documents.keys()]
    .filter((document) => !reached.has(document) && !written.test(document))
    .map(
      (document) => `${document}: ${start} does not link here, directly or through other documents`,
    );
}
