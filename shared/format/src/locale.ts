/** The languages that texts, numbers and dates are written in. */
export type Locale = 'en' | 'mk';
