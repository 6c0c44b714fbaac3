import * as z from '@pazar/contracts/schema';

/** The interface languages. `en` is the default (specification, business constants). */
export const localeSchema = z.enum(['en', 'mk']);
export type Locale = z.infer<typeof localeSchema>;

/**
 * A text in both languages. At least one is filled; the other language is the fallback. Empty text
 * is stored as `null`.
 */
export const localizedTextSchema = z
  .object({
    mk: z.nullable(z.string().check(z.minLength(1))),
    en: z.nullable(z.string().check(z.minLength(1))),
  })
  .check(
    z.refine((text) => text.mk !== null || text.en !== null, { error: 'localized-text-empty' }),
  );
export type LocalizedText = z.infer<typeof localizedTextSchema>;
