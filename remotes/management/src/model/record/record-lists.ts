import { defineList } from '@pazar/ui/list/query/define-list';

/** What the lists of one agent's records can do: those of the agent's own. */
export const productList = defineList({
  name: 'management-agent-products',
  filters: { status: 'texts', stock: 'texts', visibility: 'texts', updated: 'date-range' },
  sorts: ['updatedAt', 'name', 'status', 'price', 'stock'],
  defaultSort: '-updatedAt',
  facets: ['status', 'stock'],
});

export const lotList = defineList({
  name: 'management-agent-produce',
  filters: { status: 'texts', origin: 'texts', updated: 'date-range' },
  sorts: ['updatedAt', 'name', 'remaining', 'bestBefore'],
  defaultSort: '-updatedAt',
  facets: ['status', 'origin'],
});

export const placeList = defineList({
  name: 'management-agent-locations',
  filters: { status: 'texts', type: 'texts', warning: 'texts', updated: 'date-range' },
  sorts: ['updatedAt', 'name', 'type', 'settlement', 'status'],
  defaultSort: '-updatedAt',
  facets: ['status', 'type'],
});

export const promotionList = defineList({
  name: 'management-agent-promotions',
  filters: { status: 'texts', type: 'texts', ends: 'date-range' },
  sorts: ['updatedAt', 'name', 'status', 'endsAt'],
  defaultSort: '-updatedAt',
  facets: ['status', 'type'],
});
