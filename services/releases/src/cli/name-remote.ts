/** The message for a remote that does not exist, with what was probably meant. */
export function describeUnknown(remote: string, known: readonly string[]): string {
  if (known.length === 0) return `There is no remote ${remote}. Nothing is published yet.`;
  const near = nearest(remote, known);
  const hint = near === undefined ? `Remotes: ${known.join(', ')}` : `Did you mean ${near}?`;
  return `There is no remote ${remote}. ${hint}`;
}

/** Beyond this many changed letters a name is another one and no mistake. */
const maxChanges = 2;

function nearest(text: string, names: readonly string[]): string | undefined {
  const meant = text.toLowerCase();
  const [best] = names
    .map((name) => ({ name, changes: distance(meant, name) }))
    .toSorted((left, right) => left.changes - right.changes);
  if (best && best.changes <= maxChanges) return best.name;
  const begun = names.filter((name) => meant !== '' && name.startsWith(meant));
  return begun.length === 1 ? begun[0] : undefined;
}

/** How many letters must be changed, added or removed to make one word of the other (Levenshtein). */
function distance(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 0; row < left.length; row += 1) {
    const current = [row + 1];
    for (let column = 1; column <= right.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (right[column - 1] === left[row] ? 0 : 1);
      const add = (previous[column] ?? 0) + 1;
      const remove = (current[column - 1] ?? 0) + 1;
      current.push(Math.min(change, add, remove));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
