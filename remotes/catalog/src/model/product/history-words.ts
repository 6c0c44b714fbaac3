const actions = [
  'product.create',
  'product.update',
  'product.images',
  'product.publish',
  'product.unpublish',
  'product.archive',
  'product.restore',
  'product.block',
  'product.unblock',
  'product.link',
  'product.undo',
] as const;

/** Fields in the order of the form, and those that have places of their own. */
const historyFields = [
  'name',
  'description',
  'sku',
  'categoryId',
  'tags',
  'baseUnit',
  'packs',
  'currency',
  'vatRate',
  'stockMode',
  'lowStockThreshold',
  'minOrder',
  'step',
  'seasonMonths',
  'availableFrom',
  'availableTo',
  'locationIds',
  'produceIds',
  'certifications',
  'allergens',
  'shelfLifeDays',
  'storageNote',
  'status',
  'images',
] as const;

/** Whether there are words for what was done. */
export function isHistoryAction(action: string): action is (typeof actions)[number] {
  return actions.some((known) => known === action);
}

/** Whether there are words for a field. */
export function isHistoryField(field: string): field is (typeof historyFields)[number] {
  return historyFields.some((known) => known === field);
}
