import type { TFunction } from 'i18next';
import type { ListTab } from '@pazar/ui/list/data-list';
import type { promotionList } from '../../model/promotion-list.ts';

const offered = ['LOWERING', 'WAITING', 'SCHEDULED', 'PAUSED', 'ENDED', 'DRAFT'] as const;

/** The states of promotions that agents look for most: active are those that lower a price now. */
export const promotionTabs = (
  t: TFunction<'promotion'>,
): readonly ListTab<typeof promotionList>[] =>
  offered.map((state) => ({
    key: state,
    label: t(`promotion.statuses.${state}`),
    filters: { state: [state] },
  }));
