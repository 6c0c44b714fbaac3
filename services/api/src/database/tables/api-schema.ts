import { pgSchema } from '../drizzle.ts';

/** Every table of this service lives in this PostgreSQL schema. */
export const apiSchema = pgSchema('api');
