import { defineList } from '@pazar/ui/list/query/define-list';

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
