/**
 * The language tag sent as `Accept-Language` for each interface language. Without the schema of the
 * languages, which would bring zod to what runs before it.
 */
export const languageTags = { en: 'en-GB', mk: 'mk-MK' } as const;
