import type { PublishRequirement } from '@pazar/contracts/product-detail';
import type { ProductSummary } from '@pazar/contracts/product';

type Check = [PublishRequirement, (product: ProductSummary) => boolean];

const hidden =
  (reason: ProductSummary['visibility']['reasons'][number]) => (product: ProductSummary) =>
    product.visibility.reasons.includes(reason);

/** What publishing asks for and when it is missing. */
const checks: readonly Check[] = [
  [{ pointer: '', code: 'agent_unverified' }, hidden('agent_unverified')],
  [{ pointer: '', code: 'agent_suspended' }, hidden('agent_suspended')],
  [{ pointer: '/name', code: 'no_name' }, ({ name }) => name.mk === null && name.en === null],
  [{ pointer: '/categoryId', code: 'no_category' }, ({ categoryId }) => categoryId === null],
  [{ pointer: '/packs', code: 'no_active_pack' }, hidden('no_active_pack')],
  [{ pointer: '/vatRate', code: 'no_vat_rate' }, ({ vatRate }) => vatRate === null],
  [{ pointer: '/locationIds', code: 'no_location' }, hidden('no_location')],
];

/** What a product still lacks before it can be published. */
export function publishRequirements(product: ProductSummary): PublishRequirement[] {
  return checks.flatMap(([requirement, isMissing]) => (isMissing(product) ? [requirement] : []));
}
