import type { PictureName } from '../data/pictures.ts';

/** One drawing in a picture. Lengths are pixels of a picture of 1200 × 900. */
export interface Part {
  /** Its name in the icon set. */
  icon: string;
  /** Centre, from the upper left corner. */
  at: [x: number, y: number];
  /** Width and height before it is turned. */
  size: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** Degrees by which its colours move round the colour circle. */
  hue?: number;
  /** Factor of its colours' strength: 0 is grey. */
  saturation?: number;
  /** Factor of its brightness. */
  brightness?: number;
  /** The colour of a jar's content. */
  filling?: string;
}

const apple = { icon: 'red-apple' };
const goldenApple = { icon: 'green-apple', hue: -28 };
const redPepper = { icon: 'hot-pepper' };
const whiteBeans = { icon: 'beans', saturation: 0.25, brightness: 1.9 };
const spinach = { icon: 'leafy-green', hue: 12, brightness: 0.82 };

/** One large drawing in the middle. */
function alone(part: Omit<Part, 'at' | 'size'>): Part[] {
  return [{ ...part, at: [600, 455], size: 700 }];
}

/** Three in a heap, the last one in front. */
function heap(part: Omit<Part, 'at' | 'size' | 'turn'>): Part[] {
  return [
    { ...part, at: [390, 525], size: 470, turn: -14 },
    { ...part, at: [815, 515], size: 470, turn: 16 },
    { ...part, at: [600, 430], size: 520 },
  ];
}

const ajvarJar = { filling: '#d2401c', label: redPepper };
const jamJar = { filling: '#6a2350', label: { icon: 'grapes', turn: 8 } };

/** A jar with a label that shows its content. */
function jar({ filling, label }: typeof ajvarJar, at: Part['at'], size: number): Part[] {
  const [x, y] = at;
  return [
    { icon: 'jar', filling, at, size },
    { ...label, at: [x, y + size * 0.09], size: size * 0.27 },
  ];
}

export const compositions: Record<PictureName, Part[]> = {
  tomato: alone({ icon: 'tomato' }),
  'cherry-tomato': [
    { icon: 'tomato', at: [360, 330], size: 300, turn: -18 },
    { icon: 'tomato', at: [640, 260], size: 300, turn: 10 },
    { icon: 'tomato', at: [880, 400], size: 300, turn: 24 },
    { icon: 'tomato', at: [470, 590], size: 320, turn: 6 },
    { icon: 'tomato', at: [770, 640], size: 320, turn: -12 },
  ],
  kapija: alone(redPepper),
  'ajvar-pepper': heap(redPepper),
  'vezena-pepper': [0, 1, 2, 3, 4].map((place) => ({
    ...redPepper,
    at: [240 + place * 180, 400 + (place % 2) * 110],
    size: 330,
    turn: place % 2 === 0 ? 12 : -14,
  })),
  cucumber: [
    { icon: 'cucumber', at: [470, 450], size: 560, turn: 8 },
    { icon: 'cucumber', at: [760, 480], size: 560, turn: 26 },
  ],
  cabbage: alone({ icon: 'leafy-green', brightness: 1.06 }),
  lettuce: heap({ icon: 'leafy-green' }),
  spinach: heap(spinach),
  parsley: [
    { icon: 'herb', at: [420, 480], size: 520, turn: -24 },
    { icon: 'herb', at: [780, 470], size: 520, turn: 22 },
    { icon: 'herb', at: [600, 440], size: 600 },
  ],
  'winter-box': [
    { icon: 'leafy-green', at: [430, 350], size: 350, turn: -18 },
    { icon: 'carrot', at: [770, 330], size: 350, turn: -40 },
    { icon: 'onion', at: [600, 360], size: 280 },
    { icon: 'basket', at: [600, 540], size: 600 },
  ],
  potato: heap({ icon: 'potato' }),
  bean: alone(whiteBeans),
  garlic: heap({ icon: 'garlic' }),
  onion: heap({ icon: 'onion' }),
  ajvar: jar(ajvarJar, [600, 450], 720),
  'ajvar-box': [
    ...jar(ajvarJar, [330, 480], 430),
    ...jar(ajvarJar, [870, 480], 430),
    ...jar(ajvarJar, [600, 450], 500),
  ],
  'plum-jam': jar(jamJar, [600, 450], 720),
  egg: heap({ icon: 'egg' }),
  honey: alone({ icon: 'honey-pot' }),
  'golden-apple': heap(goldenApple),
  'red-apple': heap(apple),
  'apple-crate': [
    { ...apple, at: [420, 400], size: 320, turn: -14 },
    { ...goldenApple, at: [780, 400], size: 320, turn: 12 },
    { ...apple, at: [600, 370], size: 340 },
    { icon: 'basket', at: [600, 560], size: 600 },
  ],
  quince: heap({ icon: 'pear', hue: -14 }),
  'apple-juice': alone({ icon: 'beverage-box' }),
  strawberry: heap({ icon: 'strawberry' }),
  watermelon: alone({ icon: 'watermelon' }),
  melon: alone({ icon: 'melon' }),
  kiwi: heap({ icon: 'kiwi-fruit' }),
  cheese: alone({ icon: 'cheese-wedge', saturation: 0.35, brightness: 1.12 }),
  grapes: alone({ icon: 'grapes' }),
  gift: alone({ icon: 'wrapped-gift' }),
  rice: alone({ icon: 'cooked-rice' }),
  'rice-sheaves': heap({ icon: 'sheaf-of-rice' }),
  farm: [
    { icon: 'house-with-garden', at: [490, 400], size: 600 },
    { icon: 'tractor', at: [840, 620], size: 400 },
  ],
  greenhouse: heap({ icon: 'potted-plant' }),
  field: [
    { icon: 'tractor', at: [430, 430], size: 520 },
    { icon: 'seedling', at: [800, 610], size: 240 },
    { icon: 'seedling', at: [1010, 610], size: 240 },
  ],
  orchard: [
    { icon: 'deciduous-tree', at: [340, 420], size: 560 },
    { icon: 'deciduous-tree', at: [860, 420], size: 560 },
    { icon: 'basket', at: [600, 650], size: 330 },
  ],
};
