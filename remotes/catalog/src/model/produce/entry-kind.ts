import type { LotOrigin, LotStatus, MovementType } from '@pazar/contracts/produce';

/** What an agent can record on a lot, as its address spells it. */
const entryKinds = ['harvest', 'sale', 'waste', 'own-use', 'count'] as const;
export type EntryKind = (typeof entryKinds)[number];

const types: Readonly<Record<Exclude<EntryKind, 'harvest'>, MovementType>> = {
  sale: 'SALE',
  waste: 'WASTE',
  'own-use': 'OWN_USE',
  count: 'ADJUST',
};

/** The kind of ledger entry. What was bought in is received, not harvested. */
export function movementTypeOf(kind: EntryKind, origin: LotOrigin): MovementType {
  if (kind !== 'harvest') return types[kind];
  return origin === 'OWN' ? 'HARVEST' : 'RECEIPT';
}

/** What an entry is called: of what was not grown here, more comes in than is picked. */
export type EntryWords = EntryKind | 'receipt';

/** @param isOwn whether the agent grows the lot; without a lot, whether the agent grows anything */
export function entryWords(kind: EntryKind, isOwn: boolean): EntryWords {
  return kind === 'harvest' && !isOwn ? 'receipt' : kind;
}

/** Whether a lot in this state can have such an entry: only a first picking opens it. */
export function canRecord(kind: EntryKind, status: LotStatus): boolean {
  if (status === 'AVAILABLE') return true;
  return kind === 'harvest' && (status === 'GROWING' || status === 'PLANNED');
}

/** The form that a kind of ledger entry is written with. */
export function kindOfType(type: MovementType): EntryKind {
  return entryKinds.find((kind) => kind !== 'harvest' && types[kind] === type) ?? 'harvest';
}
