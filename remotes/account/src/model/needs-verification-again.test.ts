import { describe, expect, it } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { needsVerificationAgain } from './needs-verification-again.ts';

describe('A change of the business', () => {
  const account = anAccount();
  const { business } = account;

  it('needs a new verification when management checked another name or number', () => {
    expect(needsVerificationAgain(account, { ...business, legalName: 'Друга фирма' })).toBe(true);
    expect(needsVerificationAgain(account, { ...business, taxNumber: '4030001234567' })).toBe(true);
  });

  it('needs none for anything else, nor before the first verification', () => {
    expect(needsVerificationAgain(account, business)).toBe(false);
    expect(
      needsVerificationAgain(account, { ...business, legalName: ` ${business.legalName} ` }),
    ).toBe(false);
    const waiting = anAccount({ verification: { ...account.verification, status: 'PENDING' } });
    expect(needsVerificationAgain(waiting, { ...business, legalName: 'Друга' })).toBe(false);
  });
});
