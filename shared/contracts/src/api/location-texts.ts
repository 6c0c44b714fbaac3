import type { DeclaredTexts } from './declared-text.ts';

/** Texts of a location that may be left out. */
export const locationTexts = {
  phone: { type: 'tel', label: { mk: 'Телефон', en: 'Phone' }, isAlwaysAnswered: true },
  email: { type: 'email', label: { mk: 'Е-пошта', en: 'Email' }, isAlwaysAnswered: true },
  website: {
    type: 'url',
    max: 300,
    label: { mk: 'Веб-страница', en: 'Website' },
    isAlwaysAnswered: true,
  },
} as const satisfies DeclaredTexts;
