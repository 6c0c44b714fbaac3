import type { SeedProduct } from '../seed-types.ts';

export const sellerProducts: SeedProduct[] = [
  {
    key: 'pomegranate',
    name: ['Калинки од Валандово', 'Valandovo pomegranates'],
    category: 'fruit',
    lots: ['pomegranate'],
    packs: [{ size: 1, unit: 'KG', price: 75 }],
    lowAt: 20,
    places: ['shop'],
    changed: 4,
  },
  {
    key: 'berovo-potato',
    name: ['Беровски компир', 'Berovo potatoes'],
    category: 'vegetables',
    lots: ['berovo-potato'],
    packs: [
      { size: 5, unit: 'KG', price: 170 },
      { size: 25, unit: 'KG', price: 780, label: ['Вреќа', 'Sack'] },
    ],
    lowAt: 100,
    places: ['shop', 'pickup'],
    changed: 6,
  },
  {
    key: 'tetovo-bean',
    name: ['Тетовски грав', 'Tetovo beans'],
    category: 'vegetables',
    lots: ['tetovo-bean'],
    packs: [{ size: 1, unit: 'KG', price: 210 }],
    lowAt: 15,
    places: ['shop'],
    changed: 9,
  },
  {
    key: 'kiwi',
    name: ['Киви', 'Kiwi'],
    category: 'fruit',
    lots: ['kiwi'],
    packs: [{ size: 1, unit: 'KG', price: 90 }],
    status: 'DRAFT',
    places: ['shop'],
    changed: 10,
  },
  {
    key: 'sheep-cheese',
    name: ['Овчо сирење', 'Sheep cheese'],
    category: 'dairy',
    lots: ['cheese'],
    packs: [
      { size: 500, unit: 'G', price: 230 },
      { size: 1, unit: 'KG', price: 440 },
    ],
    status: 'DRAFT',
    changed: 11,
  },
  {
    key: 'grape',
    name: ['Грозје афус-али', 'Afus-Ali grapes'],
    category: 'fruit',
    lots: ['grape'],
    packs: [{ size: 1, unit: 'KG', price: 55 }],
    months: [8, 9, 10],
    status: 'DRAFT',
    places: ['shop'],
    changed: 50,
  },
  {
    key: 'hamper',
    name: [null, 'Holiday hamper'],
    category: null,
    unit: 'PIECE',
    mode: 'ON_DEMAND',
    packs: [{ size: 1, unit: 'PIECE', price: 1500 }],
    status: 'DRAFT',
    changed: 2,
  },
];

export const ristovProducts: SeedProduct[] = [
  {
    key: 'rice',
    name: ['Кочански ориз', 'Kočani rice'],
    category: 'grain',
    lots: ['osogovka', 'san-andrea', 'old-rice'],
    packs: [
      { size: 1, unit: 'KG', price: 95 },
      { size: 5, unit: 'KG', price: 450 },
    ],
    lowAt: 500,
    places: ['rice-field'],
    changed: 12,
  },
  {
    key: 'brown-rice',
    name: ['Интегрален ориз', 'Brown rice'],
    category: 'grain',
    lots: ['brown-rice'],
    packs: [{ size: 1, unit: 'KG', price: 130 }],
    lowAt: 50,
    places: ['rice-field'],
    changed: 28,
  },
];

export const naumovskiProducts: SeedProduct[] = [
  {
    key: 'prespa-apple',
    name: ['Преспански јаболка', 'Prespa apples'],
    category: 'fruit',
    lots: ['idared', 'golden', 'red-delicious'],
    packs: [
      { size: 15, unit: 'KG', price: 480, label: ['Гајба', 'Crate'] },
      { size: 1, unit: 'KG', price: 40, inactive: true },
    ],
    lowAt: 500,
    places: ['prespa'],
    changed: 11,
  },
];

export const angeloviProducts: SeedProduct[] = [
  {
    key: 'table-grape',
    name: ['Трпезно грозје', 'Table grapes'],
    category: 'fruit',
    lots: ['afus-ali', 'cardinal'],
    packs: [
      { size: 1, unit: 'KG', price: 50 },
      { size: 6, unit: 'KG', price: 270, label: ['Гајба', 'Crate'] },
    ],
    lowAt: 300,
    places: ['vineyard'],
    changed: 14,
  },
  {
    key: 'grape-export',
    name: ['Трпезно грозје за извоз', 'Table grapes for export'],
    category: 'fruit',
    currency: 'EUR',
    lots: ['afus-ali'],
    packs: [{ size: 6, unit: 'KG', price: 9, label: ['Гајба', 'Crate'] }],
    lowAt: 300,
    places: ['vineyard'],
    changed: 15,
  },
];

export const iseiniProducts: SeedProduct[] = [
  {
    key: 'tetovo-bean',
    name: ['Тетовски грав', 'Tetovo beans'],
    category: 'vegetables',
    mode: 'MANUAL',
    ledger: {
      RECEIPT: [[60, 800]],
      SALE: [
        [52, 150],
        [31, 120],
      ],
    },
    packs: [{ size: 1, unit: 'KG', price: 190 }],
    lowAt: 100,
    changed: 31,
  },
];
