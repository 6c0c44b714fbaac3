import { effectivePromotionStatusSchema } from '@pazar/contracts/promotion';
import { promotionTriggerSchema } from '@pazar/contracts/promotion-input';
import type { Translate } from '@pazar/shell/translation';
import type { ListFilter } from '@pazar/ui/list/filters/list-filter';
import { type promotionList, ruleTypes } from '../model/promotion-list.ts';

/** What the list of promotions can be filtered by. */
export function promotionFilters(t: Translate<'promotion'>): ListFilter<typeof promotionList>[] {
  return [
    {
      key: 'status',
      label: t('promotion.column.status'),
      options: effectivePromotionStatusSchema.options.map((value) => ({
        value,
        label: t(`promotion.statuses.${value}`),
      })),
    },
    {
      key: 'type',
      label: t('promotion.column.rule'),
      options: ruleTypes.map((value) => ({ value, label: t(`promotion.type.${value}`) })),
    },
    {
      key: 'trigger',
      label: t('promotion.filter.trigger'),
      options: promotionTriggerSchema.options.map((value) => ({
        value,
        label: t(`promotion.trigger.${value}`),
      })),
    },
    { key: 'starts', label: t('promotion.column.start') },
    { key: 'ends', label: t('promotion.column.end') },
    { key: 'updated', label: t('promotion.column.changed') },
  ];
}
