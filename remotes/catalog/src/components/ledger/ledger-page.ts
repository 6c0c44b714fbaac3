import { movementPageSchema } from '@pazar/contracts/movement';
import type { Resource, RecordTypes } from '@pazar/section/resource';
import type { HttpClient } from '@pazar/shell/http';

/** Movements of a ledger on one page of it. */
const movementsOnPage = 10;

/** Whose ledger: that of lots or of products. */
export type LedgerOwner = Pick<Resource<RecordTypes>, 'part'>;

/** One page of the ledger of a lot or a product, what happened last first. */
export const ledgerPage = (
  http: HttpClient,
  owner: LedgerOwner,
  { id, cursor }: { id: string; cursor: string | undefined },
) =>
  owner.part(http, {
    id,
    name: 'movements',
    page: movementPageSchema,
    query: { limit: movementsOnPage, cursor, count: true },
  });
