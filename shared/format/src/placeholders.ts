/**
 * How a text marks what is filled in: `{name}`, in single curly braces, as the specification
 * prescribes. Nothing is escaped: React escapes what it renders. These are the options
 * `interpolation` of i18next.
 */
export const placeholders = { prefix: '{', suffix: '}', escapeValue: false } as const;
