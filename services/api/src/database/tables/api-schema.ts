import { pgSchema } from 'drizzle-orm/pg-core';

/** Every table of this service lives in this PostgreSQL schema. */
export const apiSchema = pgSchema('api');
