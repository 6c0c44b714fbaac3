import type { HiddenReason, ProductSummary } from '@pazar/contracts/product';

export type StatusTone = 'neutral' | 'good' | 'attention' | 'danger' | 'info';

/** How urgent each reason is for the seller; the words are `product.reason.*`. */
const reasonTones: Readonly<Record<HiddenReason, StatusTone>> = {
  draft: 'neutral',
  archived: 'neutral',
  blocked: 'danger',
  agent_unverified: 'attention',
  agent_suspended: 'danger',
  out_of_season: 'neutral',
  not_yet_available: 'info',
  out_of_stock: 'danger',
  no_active_pack: 'attention',
  no_location: 'attention',
};

/** What a product's badge says: its place in the shop, or the first reason why it has none. */
export function productStatus({ visibility, stockState }: ProductSummary) {
  const [reason] = visibility.reasons;
  if (visibility.live) {
    return stockState === 'LOW'
      ? ({ tone: 'attention', key: 'product.status.lowStock' } as const)
      : ({ tone: 'good', key: 'product.status.visible' } as const);
  }
  if (reason === undefined) return { tone: 'neutral', key: 'product.status.hidden' } as const;
  return { tone: reasonTones[reason], key: `product.reason.${reason}` } as const;
}
