type Reader = (values: readonly string[]) => unknown;

/**
 * What narrows a list, as the body of a bulk action takes it. What the API does not know is handed
 * on as it stands in the address: it is refused there, as the list with that address is.
 *
 * @param readers members that are no list of texts
 */
export function bulkFilter(
  narrowing: Readonly<Record<string, unknown>>,
  readers: Readonly<Record<string, Reader>>,
): Readonly<Record<string, unknown>> {
  const members = Object.entries(narrowing).map(([name, given]) => {
    const values = (Array.isArray(given) ? given : [given]).map(String);
    const read = readers[name];
    return [name, read === undefined ? values : read(values)] as const;
  });
  return Object.fromEntries(members);
}

const flags: Readonly<Record<string, boolean>> = { true: true, false: false };
const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** How members of a filter are read that are no list of texts. */
export const filterReaders = {
  text: ([text]) => text,
  flag: ([text = '']) => flags[text] ?? text,
  number: ([text = '']) => numberOf(text),
  numbers: (values) => values.map(numberOf),
} as const satisfies Readonly<Record<string, Reader>>;
