import {
  promotionFields,
  promotionInputSchema,
  type PromotionInput,
} from '@pazar/contracts/promotion-input';
import { promotionTexts } from '@pazar/contracts/record-texts';
import { promotions } from '../database/tables/promotions.ts';
import { fileOf, ownFile } from '../records/archive-file.ts';
import { changedFields } from '../records/audit.ts';
import { mergeFields } from '../records/declared-fields.ts';
import type { Changed, OwnRecord, Written } from '../records/own-record.ts';
import type { Unit, Wanted } from '../records/unit.ts';
import { recountPromotions } from '../pricing/recount-promotions.ts';
import { settlePromotion } from './check-promotion.ts';
import { closePromotions } from './close-promotions.ts';
import { promotionColumns, promotionInputOf } from './promotion-columns.ts';
import { readPromotion, readPromotionRow } from './promotion-detail.ts';
import { writePromotionLinks } from '../pricing/promotion-links.ts';
import type { PromotionTypes } from './promotion-types.ts';

const ofPromotions = fileOf('promotions', 'promotion_id');

/** A promotion as a record of its agent. */
export const promotionRecord: OwnRecord<PromotionTypes> = {
  entity: 'promotion',
  called: { mk: 'Промоција', en: 'Promotion' },
  table: promotions,
  names: { mk: promotions.nameMk, en: promotions.nameEn },
  lockedAs: 'promotions',
  uniqueFields: { promotions_agent_id_code_key: '/code' },
  closing: { counted: 'stays.promotions', close: closePromotions },
  archive: [
    ownFile('promotions', { en: 'your promotions', mk: 'вашите промоции' }),
    ownFile(
      'prices',
      {
        en: 'every price that was in force, and since when',
        mk: 'секоја цена што важела и од кога',
      },
      'price_changes',
    ),
    ofPromotions(
      'promotion-products',
      { en: 'the products of a promotion', mk: 'производите на промоцијата' },
      ['promotion_products', 'product_id'],
    ),
    ofPromotions(
      'promotion-categories',
      { en: 'the categories of a promotion', mk: 'категориите на промоцијата' },
      ['promotion_categories', 'category_id'],
    ),
    ofPromotions(
      'promotion-locations',
      { en: 'the locations of a promotion', mk: 'локациите на промоцијата' },
      ['promotion_locations', 'location_id'],
    ),
    ofPromotions(
      'promotion-packs',
      { en: 'the packs of a promotion', mk: 'пакувањата на промоцијата' },
      ['promotion_packs', 'pack_id'],
    ),
  ],
  schema: promotionInputSchema,
  read: readPromotion,
  locks: promotionLocks,
  row: readPromotionRow,
  inputOf: async (_context, promotion) => promotionInputOf(promotion),
  merge: (was, patch) => mergeFields(promotionFields, was, patch),
  settle: settlePromotion,
  columns: promotionColumns,
  firstColumns: async () => ({ status: 'DRAFT' }),
  writeParts: writePromotionParts,
  label: ({ name }) => name.mk ?? name.en,
};

/** Names and notes change no price. */
const priceless: ReadonlySet<string> = new Set(['name', ...Object.keys(promotionTexts)]);

function promotionLocks(ids: readonly string[], what: Changed<PromotionTypes>): Wanted {
  const isPriced =
    typeof what === 'string' || Object.keys(what).some((field) => !priceless.has(field));
  // A new promotion is a draft, which changes no price.
  return { promotions: ids, prices: isPriced && ids.length > 0 };
}

async function writePromotionParts(
  unit: Unit,
  id: string,
  { input, was }: Written<PromotionTypes>,
): Promise<void> {
  if (was !== null && isSameOffer(was, input)) return;
  await writePromotionLinks(unit.transaction, id, input);
  if (was === null) return;
  await recountPromotions(unit, [id]);
  await unit.recordPrices();
}

function isSameOffer(was: PromotionInput, input: PromotionInput): boolean {
  return Object.keys(changedFields({ ...was }, { ...input }).after).every((field) =>
    priceless.has(field),
  );
}
