import type { HiddenReason } from '@pazar/contracts/product';
import type { PublishRequirement } from '@pazar/contracts/product-detail';

/** Where the agent's own data stand, which a product cannot mend. */
const account = '/account';

/** Below the product's own address; null leads to the account. */
const places: Readonly<Record<HiddenReason, string | null>> = {
  draft: '#publish',
  archived: '#publish',
  blocked: '#blocked',
  agent_unverified: null,
  agent_suspended: null,
  out_of_season: '#seasonMonths',
  not_yet_available: '#availableFrom',
  out_of_stock: '/stock',
  no_active_pack: '#packs',
  no_location: '#locationIds',
};

/** Where an agent mends what hides a product from customers. */
export function fixLink(reason: HiddenReason, productId: string): string {
  const place = places[reason];
  return place === null ? account : `/product/${productId}${place}`;
}

/** Where an agent fills in what publishing asks for. */
export function requirementLink({ pointer }: PublishRequirement, productId: string): string {
  if (pointer === '') return account;
  return `/product/${productId}#${pointer.split('/')[1] ?? ''}`;
}
