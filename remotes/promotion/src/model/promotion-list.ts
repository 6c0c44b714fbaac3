import { promotionRuleTypeSchema } from '@pazar/contracts/promotion-bulk';
import { defineList } from '@pazar/section/list/query/define-list';

/** What `GET /v1/promotions` can do. `status` is the effective one, by the server's clock. */
export const promotionList = defineList({
  name: 'promotions',
  filters: {
    status: 'texts',
    state: 'texts',
    type: 'texts',
    trigger: 'texts',
    productId: 'texts',
    categoryId: 'texts',
    locationId: 'texts',
    starts: 'date-range',
    ends: 'date-range',
    updated: 'date-range',
  },
  sorts: ['updatedAt', 'name', 'status', 'startsAt', 'endsAt'],
  defaultSort: '-updatedAt',
  facets: ['state', 'status', 'type', 'trigger'],
});

/** The values of the filter `type`, in the order in which they are offered. */
export const ruleTypes = promotionRuleTypeSchema.options;
