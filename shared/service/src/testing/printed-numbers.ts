/**
 * The numbers behind the first cell of a row that a command has printed: `| create | 17.0 | 98 |` has
 * 17 and 98, and `median 207 ms` has 207. What should be a number and is none is NaN.
 *
 * @param label the beginning of the row, up to its numbers
 *
 * @throws Error when no line has the label
 */
export function printedNumbers(output: string, label: string): number[] {
  const line = output.split('\n').find((text) => text.includes(label));
  if (line === undefined) throw new Error(`No line has "${label}":\n${output}`);
  const rest = line.slice(line.indexOf(label) + label.length);
  const found = rest.match(/-?\b\d+(?:\.\d+)?|\b(?:NaN|-?Infinity|undefined|null)\b/g) ?? [];
  return found.map(Number);
}
