import type { FieldPath } from '../json/changed-paths.ts';

/** The id of the input element of a path. */
export function fieldId(formId: string, path: FieldPath): string {
  return `${formId}${path.replaceAll('.', '-')}`;
}

/**
 * The input element of a path, or of the nearest enclosing path: a field for two languages or for a
 * set of values is one element to the form. Null where the page has none.
 */
export function fieldElement(formId: string, path: FieldPath): HTMLElement | null {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(formId, parts.slice(0, length).join('.')));
    if (found !== null) return found;
  }
  return null;
}

/** Unfolds every collapsed part around an element, so that it can get the focus. */
function unfold(element: HTMLElement): void {
  for (let at = element.closest('details'); at !== null;) {
    at.open = true;
    at = at.parentElement?.closest('details') ?? null;
  }
}

/** Unfolds these paths on the page, and focuses the first of them. */
export function focusFirst(formId: string, paths: readonly FieldPath[]): void {
  const elements = paths.flatMap((path) => fieldElement(formId, path) ?? []);
  const [first] = elements.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const element of elements) unfold(element);
  first?.focus();
}

/**
 * Scrolls to the field of a path, or to the first one inside it, and focuses it.
 *
 * @returns false when the page has none
 */
export function focusField(formId: string, path: FieldPath): boolean {
  const element = fieldElement(formId, path) ?? firstInside(`${fieldId(formId, path)}-`);
  if (element === undefined) return false;
  goTo(element, 'center');
  return true;
}

/** Scrolls to a part of the page, unfolds it and gives it the focus. */
export function focusPart(id: string): void {
  const element = document.getElementById(id);
  if (element !== null) goTo(element, 'start');
}

function goTo(element: HTMLElement, block: ScrollLogicalPosition): void {
  unfold(element);
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block });
}

function firstInside(idPrefix: string): HTMLElement | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>('form [id]')];
  return elements.find(({ id }) => id.startsWith(idPrefix));
}
