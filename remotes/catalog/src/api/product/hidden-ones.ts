import { productPageSchema } from '@pazar/contracts/product';
import { readItems } from '@pazar/section/read';
import type { HttpClient } from '@pazar/shell/http';
import type { ListQuery } from '@pazar/section/list/query/use-list-state';
import type { productList } from '../../model/product/product-list.ts';
import { productResource } from './products.ts';

/** Products that the info bar names; more would push everything else away. */
export const maxHiddenNamed = 8;

/** The hidden products that a list finds, worked on last first. One that asks for visible ones alone finds none. */
export function hiddenOnes(http: HttpClient, filters: ListQuery<typeof productList>) {
  const { visibility, ...others } = filters;
  const asked = Array.isArray(visibility) ? visibility.filter((value) => value !== 'live') : null;
  return {
    ...readItems(http, {
      key: [...productResource.key, 'hidden', filters],
      path: '/v1/products',
      schema: productPageSchema,
      query: { ...others, visibility: asked ?? 'hidden', limit: maxHiddenNamed },
    }),
    enabled: asked?.length !== 0,
  };
}
