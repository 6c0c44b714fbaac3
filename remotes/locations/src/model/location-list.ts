import { defineList } from '@pazar/section/list/query/define-list';

/** What `GET /v1/locations` can do. */
export const locationList = defineList({
  name: 'locations',
  filters: {
    status: 'texts',
    type: 'texts',
    municipality: 'texts',
    publicPrecision: 'texts',
    warning: 'texts',
    hasWarning: 'flag',
    openNow: 'flag',
    hasPosition: 'flag',
    isPrimary: 'flag',
    delivers: 'flag',
    updated: 'date-range',
  },
  sorts: ['updatedAt', 'name', 'type', 'settlement', 'publicPrecision', 'status'],
  defaultSort: '-updatedAt',
  facets: ['status', 'type', 'municipality', 'publicPrecision', 'hasWarning', 'openNow'],
});
