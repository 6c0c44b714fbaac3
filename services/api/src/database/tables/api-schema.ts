import { pgSchema } from '../drizzle.ts';

/**
 * Every table of this service is in this PostgreSQL schema. The files of this folder declare the
 * columns that the code reads and writes, with their types; a test compares them with the database.
 * Only the migrations create the tables, with their checks, indexes, triggers and the expressions
 * of generated columns.
 */
export const apiSchema = pgSchema('api');
