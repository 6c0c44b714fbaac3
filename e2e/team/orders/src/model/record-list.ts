import { defineList } from '@pazar/section/list/query/define-list';

/** What the list can be filtered and ordered by: what its endpoint can do. */
export const recordList = defineList({
  name: 'orders',
  filters: { status: 'texts' },
  sorts: ['name', 'status', 'updatedAt'],
  defaultSort: '-updatedAt',
  facets: ['status'],
});
