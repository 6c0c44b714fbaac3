import type { SalesChannel } from '@pazar/contracts/movement';

type Names = { mk: string; en: string };

/** A sample lot, in days before today (negative: days ahead); quantities are in kilograms. */
export interface SampleLot {
  name: Names;
  planted: number;
  /** First and last expected day of harvest. */
  ripens: readonly [from: number, to: number];
  expected: string;
  bestBefore?: number;
  /** In denars for a kilogram, in minor units. */
  priceMinor: number;
  harvested: readonly (readonly [daysAgo: number, quantity: string])[];
  sold: readonly (readonly [daysAgo: number, quantity: string, channel: SalesChannel])[];
  wasted: readonly (readonly [daysAgo: number, quantity: string])[];
  /** All of it is sold, and the lot is closed. */
  isClosed?: true;
  /** The draft of a product that is sold from it, with its packs. */
  product?: { name: Names; packs: readonly (readonly [size: string, priceMinor: number])[] };
}

const tomato: Names = { mk: 'Пример: домат', en: 'Sample: tomato' };
const pepper: Names = { mk: 'Пример: пиперка', en: 'Sample: pepper' };
const cucumber: Names = { mk: 'Пример: краставица', en: 'Sample: cucumber' };

/** A small farm: one crop to sell soon, one on offer, one due for harvest, and the year before. */
export const sampleLots: readonly SampleLot[] = [
  {
    name: tomato,
    planted: 110,
    ripens: [26, 1],
    expected: '480.000',
    bestBefore: -4,
    priceMinor: 6000,
    harvested: [
      [24, '120.000'],
      [17, '150.000'],
      [10, '140.000'],
      [3, '90.000'],
    ],
    sold: [
      [23, '60.000', 'MARKET'],
      [21, '40.000', 'FARM_GATE'],
      [16, '90.000', 'MARKET'],
      [14, '45.000', 'WHOLESALE'],
      [9, '80.000', 'MARKET'],
      [7, '50.000', 'DELIVERY'],
      [2, '40.000', 'MARKET'],
      [1, '15.000', 'FARM_GATE'],
    ],
    wasted: [[12, '8.000']],
    product: {
      name: { mk: 'Пример: домати', en: 'Sample: tomatoes' },
      packs: [
        ['1.000', 6000],
        ['5.000', 28_000],
      ],
    },
  },
  {
    name: pepper,
    planted: 120,
    ripens: [14, 1],
    expected: '400.000',
    bestBefore: -12,
    priceMinor: 8000,
    harvested: [
      [13, '200.000'],
      [6, '160.000'],
    ],
    sold: [
      [12, '70.000', 'MARKET'],
      [8, '55.000', 'WHOLESALE'],
      [5, '60.000', 'MARKET'],
      [2, '35.000', 'DELIVERY'],
    ],
    wasted: [],
    product: {
      name: { mk: 'Пример: пиперки', en: 'Sample: peppers' },
      packs: [['1.000', 8000]],
    },
  },
  {
    name: cucumber,
    planted: 45,
    ripens: [-5, -25],
    expected: '180.000',
    priceMinor: 5000,
    harvested: [],
    sold: [],
    wasted: [],
  },
  {
    name: tomato,
    planted: 480,
    ripens: [390, 360],
    expected: '400.000',
    priceMinor: 5500,
    harvested: [
      [389, '130.000'],
      [375, '160.000'],
      [362, '110.000'],
    ],
    sold: [
      [388, '120.000', 'MARKET'],
      [373, '165.000', 'MARKET'],
      [361, '115.000', 'WHOLESALE'],
    ],
    wasted: [],
    isClosed: true,
  },
];
