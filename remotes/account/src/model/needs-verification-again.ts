import type { Account } from '@pazar/contracts/account';

type Checked = 'legalName' | 'taxNumber';

/** Whether saving makes a new verification necessary: management has checked another name or number. */
export function needsVerificationAgain(
  { verification, business }: Pick<Account, 'verification' | 'business'>,
  entered: { readonly [Name in Checked]?: string | null | undefined },
): boolean {
  const isChanged = (name: Checked) => (entered[name] ?? '').trim() !== (business[name] ?? '');
  return verification.status === 'VERIFIED' && (isChanged('legalName') || isChanged('taxNumber'));
}
