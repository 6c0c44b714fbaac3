import { pgSchema } from '../drizzle.ts';

/**
 * Every table of this service lives in this PostgreSQL schema.
 *
 * The files of this folder say which columns the code reads and writes, and of which types; a test
 * compares them with the database. The migrations alone make the tables: their checks, indexes and
 * triggers, and how a generated column is worked out.
 */
export const apiSchema = pgSchema('api');
