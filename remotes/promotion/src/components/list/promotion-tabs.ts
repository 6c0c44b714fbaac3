import type { TFunction } from 'i18next';
import type { ListTab } from '@pazar/section/list/data-list';
import type { promotionList } from '../../model/promotion-list.ts';
import { timelineStates } from '../../model/timeline-tabs.ts';

/** The states of promotions that agents look for most, as the timeline has them. */
export const promotionTabs = (
  t: TFunction<'promotion'>,
): readonly ListTab<typeof promotionList>[] =>
  timelineStates.map((state) => ({
    key: state,
    label: t(`promotion.statuses.${state}`),
    filters: { state: [state] },
  }));
