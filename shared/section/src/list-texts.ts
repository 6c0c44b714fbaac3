import type { DataListTexts } from '@pazar/ui/list/data-list';

/**
 * The texts of all states of a list, which sections name alike: `product.list.empty`.
 *
 * @param textOf translates one
 */
export const listTexts = (
  textOf: (name: keyof DataListTexts) => string,
): Required<DataListTexts> => ({
  label: textOf('label'),
  search: textOf('search'),
  loading: textOf('loading'),
  failed: textOf('failed'),
  empty: textOf('empty'),
  emptyDetail: textOf('emptyDetail'),
});
