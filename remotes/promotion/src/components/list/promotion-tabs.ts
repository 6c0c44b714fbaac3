import type { TFunction } from 'i18next';
import type { ListTab } from '@pazar/ui/list/data-list';
import type { promotionList } from '../../model/promotion-list.ts';

const offered = ['ACTIVE', 'SCHEDULED', 'PAUSED', 'ENDED', 'DRAFT'] as const;

/** The states of promotions that agents look for most. */
export const promotionTabs = (
  t: TFunction<'promotion'>,
): readonly ListTab<typeof promotionList>[] =>
  offered.map((status) => ({
    key: status,
    label: t(`promotion.statuses.${status}`),
    filters: { status: [status] },
  }));
