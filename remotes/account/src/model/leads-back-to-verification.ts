import type { Account } from '@pazar/contracts/account';

type Checked = 'legalName' | 'taxNumber';

/** Whether saving sends a verified agent back to management: what it checked is another. */
export function leadsBackToVerification(
  { verification, business }: Pick<Account, 'verification' | 'business'>,
  entered: { readonly [Name in Checked]?: string | null | undefined },
): boolean {
  const isChanged = (name: Checked) => (entered[name] ?? '').trim() !== (business[name] ?? '');
  return verification.status === 'VERIFIED' && (isChanged('legalName') || isChanged('taxNumber'));
}
