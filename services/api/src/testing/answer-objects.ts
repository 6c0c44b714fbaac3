/** Where there are objects in an answer: `$.items[].name`, each place once. */
export function objectPaths(value: unknown, path = '$'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return [...new Set(value.flatMap((item) => objectPaths(item, `${path}[]`)))];
  }
  const inside = Object.entries(value).flatMap(([name, member]) =>
    objectPaths(member, `${path}.${name}`),
  );
  return [path, ...inside];
}
