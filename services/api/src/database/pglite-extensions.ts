import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Extensions that an embedded database must be opened with, so that migrations can create them. */
export const pgliteExtensions = { btree_gin, fuzzystrmatch, pg_trgm };
