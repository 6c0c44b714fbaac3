import type { SeedProductExtras } from '../seed-types.ts';

/** What some products say beyond name and price, by their key. */
export const productExtras: Record<string, SeedProductExtras> = {
  'pink-tomato': {
    description: [
      'Розов домат од Босилово, бран зрел.\nТенка лушпа, многу сок.',
      'Pink tomatoes from Bosilovo, picked ripe.\nThin skin, plenty of juice.',
    ],
    tags: ['сезонско', 'за салата'],
    certifications: [{ type: 'INTEGRATED', number: 'ИНТ-2026-118', validTo: -180 }],
    shelfLifeDays: 7,
    storageNote: 'На собна температура, не во фрижидер.',
    minOrder: 1,
    step: 0.5,
  },
  'cherry-tomato': {
    tags: ['за салата'],
    shelfLifeDays: 10,
    storageNote: 'На 12–15 °C.',
  },
  cabbage: {
    description: ['Цврста главица, и за туршија.', 'Firm heads, also for pickling.'],
    tags: ['зимница'],
    shelfLifeDays: 60,
    minOrder: 5,
  },
  potato: { tags: ['зимница'], shelfLifeDays: 120, storageNote: 'На темно и суво.' },
  bean: { tags: ['сушено'], shelfLifeDays: 720 },
  'ajvar-pepper': { tags: ['сезонско', 'зимница'], minOrder: 10, step: 5 },
  ajvar: {
    description: [
      'Печени пиперки, малку модар патлиџан, сончогледово масло и сол. Без конзерванси.',
      'Roasted peppers, a little aubergine, sunflower oil and salt. No preservatives.',
    ],
    tags: ['домашно', 'без шеќер'],
    shelfLifeDays: 730,
    storageNote: 'По отворање во фрижидер, до 10 дена.',
  },
  'ajvar-export': { tags: ['домашно'], shelfLifeDays: 730, minOrder: 12, step: 12 },
  'plum-jam': {
    tags: ['домашно'],
    allergens: ['SULPHITES'],
    shelfLifeDays: 540,
  },
  eggs: {
    description: ['Од кокошки на слободно.', 'From free-range hens.'],
    tags: ['домашно'],
    allergens: ['EGGS'],
    shelfLifeDays: 28,
    storageNote: 'На ладно, со острата страна надолу.',
  },
  honey: {
    description: ['Багремов мед од Плачковица.', 'Acacia honey from Plačkovica.'],
    tags: ['домашно'],
    certifications: [{ type: 'ORGANIC', number: 'МК-ЕКО-0417', validTo: -90 }],
    shelfLifeDays: 1095,
    storageNote: 'На суво и темно место.',
  },
  walnut: { allergens: ['NUTS'], shelfLifeDays: 365 },
  'sheep-cheese': {
    description: ['Зрело 60 дена во саламура.', 'Matured 60 days in brine.'],
    allergens: ['MILK'],
    shelfLifeDays: 180,
    storageNote: 'На 4–8 °C.',
  },
  'prespa-apple': {
    certifications: [{ type: 'PGI', number: null, validTo: undefined }],
    tags: ['преспански'],
    shelfLifeDays: 150,
  },
  'tetovo-bean': { tags: ['сушено'], shelfLifeDays: 720 },
};
