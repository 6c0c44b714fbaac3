import { promotionBulkActionSchema } from '@pazar/contracts/promotion-bulk';
import { invalidateSection } from '@pazar/section/invalidate';
import { useTranslation } from 'react-i18next';
import type { BulkSetup } from '@pazar/section/list/bulk/bulk-action';
import { bulkActions } from '@pazar/section/list/bulk/bulk-actions';
import { useQueryClient } from '@tanstack/react-query';

/** What can be done with many promotions at once. */
export function usePromotionBulk(): BulkSetup {
  const { t } = useTranslation('promotion');
  const queries = useQueryClient();
  return {
    path: '/v1/promotions/bulk',
    onChanged: () => void invalidateSection(queries, 'promotion'),
    actions: bulkActions(
      promotionBulkActionSchema.options.map((key) => ({ key })),
      {
        label: (key) => t(`promotion.action.${key}`),
        done: (key, count) => t(`promotion.bulkDone.${key}`, count),
      },
    ),
  };
}
