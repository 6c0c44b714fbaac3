import { defineList } from '@pazar/section/list/query/define-list';

/** What `GET /v1/management/agents` can do. */
export const agentList = defineList({
  name: 'management-agents',
  filters: {
    accountStatus: 'texts',
    verificationStatus: 'texts',
    userType: 'texts',
    role: 'texts',
    municipality: 'texts',
    registered: 'date-range',
  },
  sorts: [
    'updatedAt',
    'creationDate',
    'name',
    'username',
    'userType',
    'accountStatus',
    'verificationStatus',
    'roles',
    'settlement',
  ],
  defaultSort: '-updatedAt',
  facets: ['accountStatus', 'verificationStatus', 'userType'],
});

/** What `GET /v1/management/audit` can do. */
export const auditList = defineList({
  name: 'management-audit',
  filters: {
    action: 'texts',
    entity: 'texts',
    actorRole: 'texts',
    actorId: 'texts',
    agentId: 'texts',
    at: 'date-range',
  },
  sorts: ['at'],
  defaultSort: '-at',
});

/** Filters and sorts of blocked products in `GET /v1/management/products`. */
export const moderationList = defineList({
  name: 'management-moderation',
  filters: { status: 'texts', updated: 'date-range' },
  sorts: ['updatedAt', 'name'],
  defaultSort: '-updatedAt',
});

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

export const locationList = defineList({
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
