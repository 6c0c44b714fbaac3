/** Several texts in one cell, separated by `|`; a `|` within a text is escaped as `\|`. */
export function joinList(items: readonly string[], separator = '|'): string {
  return items
    .map((item) => item.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`))
    .join(separator);
}

/** The texts of a cell; empty ones are left out. */
export function splitList(cell: string, separator = '|'): string[] {
  return splitParts(cell, separator).filter((item) => item !== '');
}

/** The texts of a cell where their place matters. */
export function splitParts(cell: string, separator: string): string[] {
  const items: string[] = [''];
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    const next = cell.charAt(at + 1);
    if (sign === '\\' && (next === '\\' || next === separator)) {
      items.push((items.pop() ?? '') + next);
      at += 1;
    } else if (sign === separator) items.push('');
    else items.push((items.pop() ?? '') + sign);
  }
  return items.map((item) => item.trim());
}
