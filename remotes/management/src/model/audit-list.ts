import { defineList } from '@pazar/ui/list/query/define-list';

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
