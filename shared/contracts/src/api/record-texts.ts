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

/** Texts of a product that may be left out. */
export const productTexts = {
  storageNote: {
    label: { mk: 'Како се чува', en: 'How to store it' },
    heading: { mk: 'Чување', en: 'Storage' },
    isAlwaysAnswered: true,
  },
} as const satisfies DeclaredTexts;

/** Texts of a lot that may be left out. */
export const lotTexts = {
  notes: {
    max: 2000,
    lines: true,
    label: { mk: 'Белешки', en: 'Notes' },
    heading: { mk: 'Забелешки', en: 'Notes' },
    isAlwaysAnswered: true,
  },
} as const satisfies DeclaredTexts;

/** Texts of a promotion that may be left out. They change no price, and may change while it runs. */
export const promotionTexts = {
  note: {
    max: 500,
    lines: true,
    label: { mk: 'Белешка', en: 'Note' },
    isAlwaysAnswered: true,
  },
} as const satisfies DeclaredTexts;
