import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What an embedded database must be opened with, so that migrations can create it there. */
export const pgliteExtensions = { btree_gin, pg_trgm };
