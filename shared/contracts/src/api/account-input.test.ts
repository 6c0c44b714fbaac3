import { describe, expect, it } from 'vitest';
import { accountPatchSchema } from './account-input.ts';

describe('What an agent says about itself', () => {
  it.each([
    ['070 123 456', '+38970123456'],
    ['02/3111-222', '+38923111222'],
    ['+389 70 123 456', '+38970123456'],
    ['0038970123456', '+38970123456'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('keeps the phone number %s as %s', (typed, kept) => {
    expect(accountPatchSchema.parse({ phone: typed })).toEqual({ phone: kept });
  });

  it.each(['12345', '070 123', 'call me', '+0 70 123 456', ''])('refuses the phone %s', (phone) => {
    expect(accountPatchSchema.safeParse({ phone }).success).toBe(false);
  });

  it('drops the country before a tax number, in either script', () => {
    for (const taxNumber of ['MK4030001234567', 'МК 4030001234567', '4030 0012 34567']) {
      expect(accountPatchSchema.parse({ business: { taxNumber } })).toEqual({
        business: { taxNumber: '4030001234567' },
      });
    }
  });

  it.each([
    [{ business: { taxNumber: '403000123456' } }],
    // The day of birth and the digit that checks it are right: a person's number.
    [{ business: { taxNumber: '0101990450006' } }],
    [{ business: { registrationNumber: '123456' } }],
    [{ business: { legalName: 'x' } }],
    [{ business: { farmRegistryNumber: 'x'.repeat(21) } }],
    [{ about: { mk: 'x'.repeat(2001) } }],
    [{ timezone: 'Mars/Olympus' }],
    [{ locale: 'fr' }],
    [{ roles: ['ROLE_MANAGEMENT'] }],
    [{ personalNumber: '0101990450001' }],
  ])('refuses %j', (patch) => {
    expect(accountPatchSchema.safeParse(patch).success).toBe(false);
  });

  it('empties a field with null, or with nothing in it', () => {
    const patch = { phone: null, about: { en: '  ' }, business: { legalName: '' } };
    expect(accountPatchSchema.parse(patch)).toEqual({
      phone: null,
      about: { en: null },
      business: { legalName: null },
    });
  });
});
