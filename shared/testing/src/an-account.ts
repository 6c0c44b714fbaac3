import type { Account } from '@pazar/contracts/account';

/** A verified producer with a password and everything filled in. */
export function anAccount(over: Partial<Account> = {}): Account {
  return {
    id: '00000000-0000-4000-8000-00000000000a',
    version: 7,
    username: 'producer',
    email: 'blagoj@example.com',
    pendingEmail: null,
    pendingEmailWaitsFor: [],
    displayName: 'Благој Митрев',
    avatarImageId: null,
    userType: 'PRODUCER',
    roles: ['ROLE_CONSUMER', 'ROLE_AGENT'],
    authenticationProvider: 'LOCAL',
    accountStatus: 'ACTIVE',
    verified: true,
    phone: '+38970123456',
    business: {
      legalName: 'Митрев Агро ДООЕЛ',
      taxNumber: null,
      registrationNumber: null,
      farmRegistryNumber: null,
      vatRegistered: false,
    },
    about: null,
    locale: 'en',
    currency: 'MKD',
    timezone: 'Europe/Skopje',
    verification: { status: 'VERIFIED', reason: null, requestedAt: null, decidedAt: null },
    suspension: null,
    closesAt: null,
    signIn: { hasPassword: true, google: null },
    creationDate: '2026-03-14T09:00:00.000Z',
    updateDate: '2026-08-23T10:00:00.000Z',
    ...over,
  };
}
