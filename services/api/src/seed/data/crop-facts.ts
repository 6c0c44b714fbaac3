/** The seed's facts about a crop, by its English name. */
export interface CropFacts {
  /** In the reference list of crops. */
  id: string;
  /** Denars for one unit, as in recent market prices. */
  price: number;
  /** From planting to the first harvest, and how long it is then picked. */
  days?: [toMaturity: number, picked: number];
  /** The expected yield of one decare. */
  perDka?: number;
}

export const cropFacts: Readonly<Record<string, CropFacts>> = {
  Apple: { id: 'apple', price: 30, perDka: 4000 },
  Aubergine: { id: 'aubergine', price: 30, days: [80, 60], perDka: 4000 },
  Bean: { id: 'bean', price: 160, days: [105, 20], perDka: 250 },
  'Brown rice': { id: 'brown-rice', price: 110, days: [150, 20], perDka: 600 },
  Cabbage: { id: 'cabbage', price: 9, days: [90, 40], perDka: 5000 },
  'Cherry tomato': { id: 'cherry-tomato', price: 90, days: [70, 70], perDka: 6000 },
  Courgette: { id: 'courgette', price: 25, days: [50, 45], perDka: 3500 },
  Cucumber: { id: 'cucumber', price: 30, days: [55, 50], perDka: 9000 },
  Dill: { id: 'dill', price: 15, days: [45, 30], perDka: 3000 },
  Eggs: { id: 'eggs', price: 9 },
  Fig: { id: 'fig', price: 120, perDka: 900 },
  Garlic: { id: 'garlic', price: 150, days: [240, 15], perDka: 900 },
  Gherkins: { id: 'gherkin', price: 30, days: [50, 40], perDka: 3000 },
  Grapes: { id: 'grape', price: 24, perDka: 1500 },
  'Green bean': { id: 'green-bean', price: 70, days: [60, 25], perDka: 1200 },
  Honey: { id: 'honey', price: 380 },
  'Hot pepper': { id: 'hot-pepper', price: 10, days: [90, 50], perDka: 20000 },
  Kiwi: { id: 'kiwi', price: 80, perDka: 2000 },
  Leek: { id: 'leek', price: 25, days: [120, 60], perDka: 3500 },
  Lettuce: { id: 'lettuce', price: 18, days: [55, 20], perDka: 7000 },
  Melon: { id: 'melon', price: 25, days: [80, 30], perDka: 3000 },
  Onion: { id: 'onion', price: 20, days: [110, 20], perDka: 3500 },
  Parsley: { id: 'parsley', price: 15, days: [75, 90], perDka: 8000 },
  Pepper: { id: 'pepper', price: 40, days: [85, 70], perDka: 4500 },
  Plum: { id: 'plum', price: 30, perDka: 1800 },
  Pomegranate: { id: 'pomegranate', price: 60, perDka: 1500 },
  Potato: { id: 'potato', price: 25, days: [95, 30], perDka: 3000 },
  Pumpkin: { id: 'pumpkin', price: 20, days: [110, 40], perDka: 3000 },
  Quince: { id: 'quince', price: 40, perDka: 1800 },
  Radish: { id: 'radish', price: 15, days: [28, 15], perDka: 6000 },
  Rice: { id: 'rice', price: 60, days: [150, 20], perDka: 650 },
  'Sheep cheese': { id: 'sheep-cheese', price: 420 },
  Spinach: { id: 'spinach', price: 45, days: [45, 40], perDka: 1500 },
  'Spring onion': { id: 'spring-onion', price: 15, days: [65, 30], perDka: 9000 },
  Strawberry: { id: 'strawberry', price: 130, perDka: 1500 },
  Tomato: { id: 'tomato', price: 45, days: [80, 90], perDka: 8000 },
  Walnut: { id: 'walnut', price: 250, perDka: 250 },
  Watermelon: { id: 'watermelon', price: 12, days: [85, 40], perDka: 4000 },
};
