/** Variables that Pazar defines, and one that others did. */
const variable = /\b(?:PAZAR_[A-Z0-9_]*[A-Z0-9]|DATABASE_URL)\b/g;

/**
 * The one function that composes names: `bucketSchema('PAZAR_IMAGE')` reads `PAZAR_IMAGE_BUCKET` and so
 * on. Its argument, one whole name in quotes, is no variable itself.
 */
const composing = /\bbucketSchema\(\s*'([A-Z0-9_]+)'\s*,?\s*\)/g;
const composer = /\bfunction bucketSchema\(/;
/** The end of a name that it composes, a key of a schema in its file: `BUCKET: z.string()`. */
const ending = /^ +([A-Z][A-Z_]+): z\b/gm;

const namesIn = (text: string) => [...text.matchAll(variable)].map(([name]) => name);

/** The variables that sources read, those whose names they compose of two parts included. */
export function variablesIn(sources: readonly string[]): Set<string> {
  const firstParts = sources.flatMap((source) =>
    [...source.matchAll(composing)].map(([, first = '']) => first),
  );
  const endings = sources
    .filter((source) => composer.test(source))
    .flatMap((source) => [...source.matchAll(ending)].map(([, last = '']) => last));
  return new Set([
    ...sources.flatMap((source) => namesIn(source.replaceAll(composing, ''))),
    ...firstParts.flatMap((first) => endings.map((last) => `${first}_${last}`)),
  ]);
}

/**
 * The variables that no table of a document explains, one sentence each: a table has each in backticks
 * in the first cell of a row.
 */
export function findUnexplained(variables: ReadonlySet<string>, document: string): string[] {
  const cells = document
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
  const explained = new Set(cells.flatMap(namesIn));
  return [...variables]
    .filter((name) => !explained.has(name))
    .toSorted()
    .map((name) => `${name} is read, and no table of docs/reference/configuration.md explains it`);
}
