import { lazyComponent } from '@pazar/section/lazy-component';
import { invalidateSection } from '@pazar/section/invalidate';
import { useTranslation } from 'react-i18next';
import type { BulkSetup } from '@pazar/section/list/bulk/bulk-action';
import { bulkActions } from '@pazar/section/list/bulk/bulk-actions';
import { useQueryClient } from '@tanstack/react-query';

const ReplacementForm = lazyComponent(
  () => import(/* webpackChunkName: "replacement" */ './replacement-form.tsx'),
  'ReplacementForm',
);
const actions = [{ key: 'archive', form: ReplacementForm }, { key: 'restore' }] as const;

/**
 * What can be done with many locations at once.
 *
 * @param states of the locations that the list shows; none for all
 */
export function useLocationBulk(states: readonly string[] = []): BulkSetup {
  const { t } = useTranslation('locations');
  const queries = useQueryClient();
  const isUseful = (key: 'archive' | 'restore') => {
    const state = key === 'archive' ? 'ACTIVE' : 'ARCHIVED';
    return states.length === 0 || states.includes(state);
  };
  return {
    path: '/v1/locations/bulk',
    onChanged: () => void invalidateSection(queries, 'locations'),
    actions: bulkActions(
      actions.filter(({ key }) => isUseful(key)),
      {
        label: (key) => t(`location.action.${key}`),
        done: (key, count) => t(`location.bulkDone.${key}`, count),
      },
    ),
  };
}
