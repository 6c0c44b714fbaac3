import type { HiddenReason, ProductSummary } from '@pazar/contracts/product';
import type { PublishRequirement } from '@pazar/contracts/product-detail';

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

/** A product that customers cannot see, with the first reason why: the one to see to first. */
export interface HiddenProduct {
  readonly product: ProductSummary;
  readonly reason: HiddenReason;
}

/** What an agent has hidden on purpose. */
const onPurpose: readonly HiddenReason[] = ['archived'];

/** The products that are hidden from customers and need not be. */
export function hiddenProducts(products: readonly ProductSummary[]): readonly HiddenProduct[] {
  return products.flatMap((product) => {
    const [reason] = product.visibility.reasons;
    if (product.visibility.live || reason === undefined) return [];
    return onPurpose.includes(reason) ? [] : [{ product, reason }];
  });
}

/** The page on which the agent fixes faults of the account. */
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

interface Fix {
  readonly to: string;
  /** Of the text of the link. */
  readonly key:
    | 'product.why.show'
    | 'product.fix.harvest'
    | `product.fix.${Exclude<HiddenReason, 'blocked'>}`;
}

type Fixable = Pick<ProductSummary, 'id' | 'stockMode'> & {
  /** The linked lots, where they are known. */
  readonly produceIds?: readonly string[];
};

/**
 * Where an agent fixes what hides a product from customers, or reads why it is hidden, and the text of
 * the link. The stock of a product that is sold from lots comes with an entry on one of them; without
 * any, its lots are chosen first.
 */
export function fixOf(reason: HiddenReason, product: Fixable): Fix {
  if (reason === 'out_of_stock' && isSoldFromLots(product)) {
    return { to: entryOn(product.produceIds), key: 'product.fix.harvest' };
  }
  const place = places[reason];
  const to = place === null ? account : `/product/${product.id}${place}`;
  return { to, key: reason === 'blocked' ? 'product.why.show' : `product.fix.${reason}` };
}

const isSoldFromLots = ({ stockMode, produceIds }: Fixable): boolean =>
  stockMode === 'FROM_PRODUCE' && produceIds?.length !== 0;

function entryOn([lot, ...others]: readonly string[] = []): string {
  const ofLot = lot === undefined || others.length > 0 ? '' : `?lot=${lot}`;
  return `/produce/record/harvest${ofLot}`;
}

/** Where an agent fills in what publishing asks for. */
export function requirementLink({ pointer }: PublishRequirement, productId: string): string {
  if (pointer === '') return account;
  return `/product/${productId}#${pointer.split('/')[1] ?? ''}`;
}
