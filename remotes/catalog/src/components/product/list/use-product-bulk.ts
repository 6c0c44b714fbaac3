import { lazyComponent } from '@pazar/section/lazy-component';
import { invalidateSection } from '@pazar/section/invalidate';
import { useTranslation } from 'react-i18next';
import type { BulkSetup } from '@pazar/section/list/bulk/bulk-action';
import { bulkActions } from '@pazar/section/list/bulk/bulk-actions';
import { useQueryClient } from '@tanstack/react-query';

const load = () => import(/* webpackChunkName: "product-bulk" */ './bulk-forms.tsx');
const TagsForm = lazyComponent(load, 'TagsForm');

/** The API's actions, in the order in which they are offered, with what asks for more. */
const actions = [
  { key: 'adjustPrice', form: lazyComponent(load, 'PriceChangeForm') },
  { key: 'archive' },
  { key: 'publish' },
  { key: 'unpublish' },
  { key: 'restore' },
  { key: 'setCategory', form: lazyComponent(load, 'CategoryForm') },
  { key: 'addTags', form: TagsForm },
  { key: 'removeTags', form: TagsForm },
  { key: 'setVat', form: lazyComponent(load, 'VatForm') },
  { key: 'linkLocations', form: lazyComponent(load, 'LocationsForm') },
] as const;

/** The only state of rows in which an action does nothing. */
const useless: Readonly<Record<string, readonly string[]>> = {
  archive: ['ARCHIVED'],
  publish: ['ARCHIVED', 'ACTIVE'],
  unpublish: ['ARCHIVED', 'DRAFT'],
};

/** Whether an action can do anything with rows in these states. */
function isUseful(key: string, states: readonly string[]): boolean {
  if (key === 'restore') return states.includes('ARCHIVED');
  const [state, ...others] = states;
  return state === undefined || others.length > 0 || !(useless[key] ?? []).includes(state);
}

/** Drafts are there to be published; of others some are put away. */
function byUse(states: readonly string[]) {
  const [prices, archive, publish, ...others] = actions;
  return states.length === 1 && states.includes('DRAFT')
    ? [prices, publish, archive, ...others]
    : actions;
}

export interface BulkContext {
  /** Of the products that the list shows; none for all. */
  readonly states: readonly string[] | undefined;
  readonly hasVat: boolean;
}

/** What can be done with many products at once. */
export function useProductBulk({ states = [], hasVat }: BulkContext): BulkSetup {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  return {
    path: '/v1/products/bulk',
    onChanged: () => void invalidateSection(queries, 'catalog'),
    actions: bulkActions(
      byUse(states).filter(({ key }) => isUseful(key, states) && (hasVat || key !== 'setVat')),
      {
        label: (key) => t(`product.action.${key}`),
        done: (key, count) => t(`product.bulkDone.${key}`, count),
      },
    ),
  };
}
