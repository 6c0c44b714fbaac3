import type { ProductDetail } from '@pazar/contracts/product-detail';
import type {
  ProductImagesInput,
  ProductInput,
  ProductPatch,
} from '@pazar/contracts/product-input';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { Refusal } from '../problems/refusal.ts';
import { arrangeImages } from './arrange-images.ts';
import { changeProduct } from './change-product.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { readOwnProduct } from './read-own-product.ts';
import { moveProduct, type ProductTransition } from './transitions.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** One agent's products, one transaction for each call. */
export interface ProductService {
  read: (agentId: string, id: string) => Promise<ProductDetail>;
  create: (agentId: string, input: ProductInput) => Promise<ProductDetail>;
  patch: (agentId: string, target: Target, patch: ProductPatch) => Promise<ProductDetail>;
  arrangeImages: (
    agentId: string,
    target: Target,
    images: ProductImagesInput,
  ) => Promise<ProductDetail>;
  move: (
    agentId: string,
    target: Target,
    move: { transition: ProductTransition; confirm: boolean },
  ) => Promise<ProductDetail>;
  duplicate: (agentId: string, id: string) => Promise<ProductDetail>;
  remove: (agentId: string, target: Target) => Promise<void>;
}

export function createProductService(database: Database, clock: Clock): ProductService {
  const within = <Result>(agentId: string, work: (context: AgentContext) => Promise<Result>) =>
    inProductTransaction(database, { agentId, now: clock() }, work);
  return {
    read: (agentId, id) => readOwnProduct({ transaction: database, agentId, now: clock() }, id),
    create: (agentId, input) => within(agentId, (context) => createProduct(context, input)),
    patch: (agentId, target, patch) =>
      within(agentId, async (context) => {
        await changeProduct(context, target, patchRequest(patch));
        return readOwnProduct(context, target.id);
      }),
    arrangeImages: (agentId, target, images) =>
      within(agentId, (context) => arrangeImages(context, target, images)),
    move: (agentId, target, move) =>
      within(agentId, (context) => moveProduct(context, target, move)),
    duplicate: (agentId, id) => within(agentId, (context) => duplicateProduct(context, id)),
    remove: (agentId, target) => within(agentId, (context) => deleteProduct(context, target)),
  };
}

/** Does what belongs together for one product; a code that another took meanwhile is a 409. */
export async function inProductTransaction<Result>(
  database: Database,
  who: Omit<AgentContext, 'transaction'>,
  work: (context: AgentContext) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction((transaction) => work({ ...who, transaction }));
  } catch (error) {
    if (!isUniqueViolation(error, 'products_sku_key')) throw error;
    throw new Refusal('duplicate', { errors: [{ pointer: '/sku', code: 'duplicate' }] });
  }
}

/** A patch as the browser sends it: lots are locked when it names them or changes their unit. */
function patchRequest(patch: ProductPatch) {
  const touchesLots = patch.produceIds !== undefined || patch.baseUnit !== undefined;
  return { makePatch: () => patch, lotIds: touchesLots ? (patch.produceIds ?? []) : null };
}
