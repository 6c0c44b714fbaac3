import type { HiddenReason } from '@pazar/contracts/product';
import type { PublishRequirement } from '@pazar/contracts/product-detail';

/** Where what is wrong with the agent itself is fixed. */
const account = '/account';

/** Below the product's own address, where its page has the fields and buttons. */
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

/** Where an agent fixes what hides a product from customers, or reads why it is hidden. */
export function fixLink(reason: HiddenReason, productId: string): string {
  const place = places[reason];
  return place === null ? account : `/product/${productId}${place}`;
}

/** Where an agent fills in what publishing asks for. */
export function requirementLink({ pointer }: PublishRequirement, productId: string): string {
  if (pointer === '') return account;
  return `/product/${productId}#${pointer.split('/')[1] ?? ''}`;
}
