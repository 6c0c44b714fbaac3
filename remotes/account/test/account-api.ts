import type { Account } from '@pazar/contracts/account';
import { anAccount } from '@pazar/testing/an-account';
import type { FakeAnswer } from '@pazar/testing/fake-api';

/** What every page of the section reads. */
export function aroundAccount(account: Account = anAccount()): Record<string, FakeAnswer> {
  return {
    '/v1/account': account,
    '/v1/account/sessions': { items: [] },
    '/v1/account/security': { passkeys: [], passkeyDomain: 'localhost', secondFactor: null },
    '/v1/account/close': {
      goes: { locations: 5, images: 1, views: 2, imports: 0 },
      stays: { products: 30, lots: 21, promotions: 8, movements: 1041, images: 12, events: 260 },
    },
    '/v1/notifications': { items: [], page: { next: null, prev: null, limit: 25 } },
    '/v1/account/preferences': {
      version: 0,
      notifications: {},
      lists: {},
      dashboard: { order: [], hidden: [] },
    },
  };
}
