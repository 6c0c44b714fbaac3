import { defineList } from '@pazar/section/list/query/define-list';

/** What `GET /v1/produce` can do. */
export const lotList = defineList({
  name: 'produce',
  filters: {
    status: 'texts',
    stock: 'texts',
    sellFirst: 'flag',
    harvest: 'texts',
    bestBefore: 'date-range',
    cropId: 'texts',
    locationId: 'texts',
    origin: 'texts',
    qualityClass: 'texts',
    seasonYear: 'numbers',
  },
  sorts: ['updatedAt', 'name', 'lotNumber', 'remaining', 'harvested', 'bestBefore', 'plantedOn'],
  defaultSort: '-updatedAt',
  facets: ['status', 'cropId', 'locationId', 'origin', 'qualityClass', 'seasonYear'],
});
