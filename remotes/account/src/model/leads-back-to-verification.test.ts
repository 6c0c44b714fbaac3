import { describe, expect, it } from 'vitest';
import { anAccount } from '@pazar/testing/an-account';
import { leadsBackToVerification } from './leads-back-to-verification.ts';

describe('A change of the business', () => {
  const account = anAccount();
  const { business } = account;

  it('leads back to management when what it checked is another', () => {
    expect(leadsBackToVerification(account, { ...business, legalName: 'Друга фирма' })).toBe(true);
    expect(leadsBackToVerification(account, { ...business, taxNumber: '4030001234567' })).toBe(
      true,
    );
  });

  it('does not for anything else, nor for who is not verified', () => {
    expect(leadsBackToVerification(account, business)).toBe(false);
    expect(
      leadsBackToVerification(account, { ...business, legalName: ` ${business.legalName} ` }),
    ).toBe(false);
    const waiting = anAccount({ verification: { ...account.verification, status: 'PENDING' } });
    expect(leadsBackToVerification(waiting, { ...business, legalName: 'Друга' })).toBe(false);
  });
});
