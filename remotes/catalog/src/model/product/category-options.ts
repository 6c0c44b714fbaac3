import type { Category } from '@pazar/contracts/reference';
import type { Locale } from '@pazar/format/locale';

/** A category to choose, under the one that it is part of. */
interface CategoryOption {
  readonly value: string;
  readonly label: string;
  readonly detail: string | undefined;
}

/** Categories in their order, each part after the whole; those out of use are not offered. */
export function categoryOptions(
  categories: readonly Category[],
  locale: Locale,
): readonly CategoryOption[] {
  const inUse = categories.filter(({ active }) => active);
  const nameOf = (id: string | null) => categories.find((one) => one.id === id)?.name[locale];
  const wholes = inUse.filter(({ parentId }) => parentId === null);
  const ordered = wholes.flatMap((whole) => [
    whole,
    ...inUse.filter(({ parentId }) => parentId === whole.id),
  ]);
  return ordered.map(({ id, name, parentId }) => ({
    value: id,
    label: name[locale],
    detail: nameOf(parentId),
  }));
}
