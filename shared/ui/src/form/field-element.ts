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
export function focusFirst(formId: string, paths: readonly FieldPath[]): void {
  const elements = paths.flatMap((path) => fieldElement(formId, path) ?? []);
  const [first] = elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  first?.focus();
}

/**
 * Scrolls to the field of a place, or to the first one inside it, and gives it the focus.
 *
 * @returns false when the page has none
 */
export function focusField(formId: string, path: FieldPath): boolean {
  const element = fieldElement(formId, path) ?? firstInside(`${fieldId(formId, path)}-`);
  if (element === undefined) return false;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
  return true;
}

function firstInside(idPrefix: string): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>('form [id]')];
  return elements.find(({ id }) => id.startsWith(idPrefix));
}
