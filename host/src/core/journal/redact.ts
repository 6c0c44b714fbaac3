const maxLength = 300;

/** Patterns that could identify or authenticate somebody, and their replacements. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[^\s@]+@[^\s@]+/g, '<address>'],
  [/(?:Bearer\s+\S+|[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,})/gi, '<token>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/[?#][^\s"'<>)]+/g, '?<query>'],
];

/**
 * An error text without e-mail addresses, tokens, identifiers and queries, cut to a maximum length.
 */
export function redact(text: string): string {
  // Cut first: a text of a megabyte is not searched.
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return replacements.reduce((rest, [pattern, word]) => rest.replace(pattern, word), cut);
}
