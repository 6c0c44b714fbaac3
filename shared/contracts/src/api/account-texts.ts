import type { DeclaredTexts } from './declared-text.ts';

/** Texts of an account that may be left out. */
export const accountTexts = {
  phone: { type: 'tel', label: { mk: 'Телефон', en: 'Phone' }, isAlwaysAnswered: true },
} as const satisfies DeclaredTexts;
