import type { LotDetail } from '@pazar/contracts/produce-detail';
import { isUnpicked } from './lot-status.ts';

/** What can be done to a lot as a whole, beside its ledger. */
export type LotAction = 'edit' | 'duplicate' | 'label' | 'close' | 'reopen' | 'lose' | 'delete';

/** What the state of a lot allows, in the order of the menu. */
export function lotActions(lot: LotDetail, now: Date): LotAction[] {
  const mayReopen = lot.reopenUntil !== null && now.toISOString() <= lot.reopenUntil;
  return [
    'edit',
    'label',
    'duplicate',
    ...(lot.status === 'AVAILABLE' ? ['close' as const] : []),
    ...(mayReopen ? ['reopen' as const] : []),
    ...(isUnpicked(lot) ? ['lose' as const] : []),
    // The ledger's version counts its entries.
    ...(lot.ledgerVersion === 0 ? ['delete' as const] : []),
  ];
}
