import type { FieldPath } from '../json/changed-paths.ts';

/** The id of the element that takes the value of a place. */
export function fieldId(formId: string, path: FieldPath): string {
  return `${formId}${path.replaceAll('.', '-')}`;
}

/**
 * The element that takes the value of a place, or of the nearest place around it: a field for two
 * languages or for a set of values is one element to the form. Null where none is on the page.
 */
export function fieldElement(formId: string, path: FieldPath): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(formId, parts.slice(0, length).join('.')));
    if (found !== null) return found;
  }
  return null;
}

/** Gives the focus to the first of these places on the page. */
export function focusFirstFault(formId: string, paths: readonly FieldPath[]): void {
  const elements = paths.flatMap((path) => fieldElement(formId, path) ?? []);
  const [first] = elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}
