import { lazyComponent } from '@pazar/section/lazy-component';
import { invalidateSection } from '@pazar/section/invalidate';
import { useTranslation } from 'react-i18next';
import type { BulkSetup } from '@pazar/section/list/bulk/bulk-action';
import { bulkActions } from '@pazar/section/list/bulk/bulk-actions';
import { useQueryClient } from '@tanstack/react-query';

const load = () => import(/* webpackChunkName: "lot-bulk" */ './bulk-forms.tsx');

/** The API's actions, in the order in which they are offered, with what asks for more. */
const actions = [
  { key: 'setBestBefore', form: lazyComponent(load, 'BestBeforeForm') },
  { key: 'setQualityClass', form: lazyComponent(load, 'QualityForm') },
  { key: 'setLocation', form: lazyComponent(load, 'LocationForm') },
  { key: 'close', form: lazyComponent(load, 'CloseForm') },
  { key: 'reopen' },
  { key: 'markLost', form: lazyComponent(load, 'LossForm') },
  { key: 'delete', isFinal: true },
] as const;

/** What can be done with many lots at once. */
export function useLotBulk(): BulkSetup {
  const { t } = useTranslation('catalog');
  const queries = useQueryClient();
  return {
    path: '/v1/produce/bulk',
    onChanged: () => void invalidateSection(queries, 'catalog'),
    actions: bulkActions(actions, {
      label: (key) => t(`produce.bulk.${key}`),
      done: (key, count) => t(`produce.bulkDone.${key}`, count),
      question: () => t('produce.bulk.deleteQuestion'),
    }),
  };
}
