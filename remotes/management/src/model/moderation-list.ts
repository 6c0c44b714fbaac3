import { defineList } from '@pazar/ui/list/query/define-list';

/** Filters and sorts of blocked products in `GET /v1/management/products`. */
export const moderationList = defineList({
  name: 'management-moderation',
  filters: { status: 'texts', updated: 'date-range' },
  sorts: ['updatedAt', 'name'],
  defaultSort: '-updatedAt',
});
