import { imageNumbers } from '@pazar/section/image-texts';
import { useTranslation } from 'react-i18next';
import { promiseTexts } from '@pazar/testing/promise-texts';
import { lotFields, type LotWords } from './lot-fields.ts';

const [front, back] = ['front', 'back'];

function useLotTexts() {
  const { t } = useTranslation('catalog');
  const { t: shell } = useTranslation('shell');
  const named = (id: string) => `Name of ${id}`;
  const words: LotWords = {
    t,
    locale: 'en',
    crop: named,
    location: named,
    images: { t: shell, locale: 'en', numberOf: imageNumbers([front, back]) },
  };
  return lotFields.describe((name, member) => `${name} ${member ?? ''}`, words);
}

const certificate = { type: 'ORGANIC', number: 'MK-12', validTo: '2026-12-31' };

promiseTexts({
  useFields: useLotTexts,
  values: {
    cropId: ['tomato', 'leek'],
    cropName: [
      { mk: 'Домат', en: null },
      { mk: 'Домат', en: 'Tomato' },
    ],
    variety: ['Rozov', 'Volovsko srce'],
    lotNumber: ['2026-014', '2026-015'],
    qualityClass: ['EXTRA', 'I', 'II'],
    origin: ['OWN', 'SOURCED'],
    supplierName: ['A', 'B'],
    receivedOn: ['2026-11-01', '2026-11-02'],
    locationId: ['a', 'b'],
    area: [
      { quantity: '2.000', unit: 'DKA' },
      { quantity: '3.000', unit: 'DKA' },
      { quantity: '2.000', unit: 'HA' },
    ],
    plantedOn: ['2026-11-01', '2026-11-02'],
    status: ['PLANNED', 'GROWING'],
    expectedFrom: ['2026-11-01', '2026-11-02'],
    expectedTo: ['2026-11-01', '2026-11-02'],
    unit: ['KG', 'BUNCH'],
    expectedQuantity: ['300.000', '300.500'],
    bestBefore: ['2026-11-01', '2026-11-02'],
    seasonYear: [2026, 2027],
    certifications: [
      [certificate],
      [{ ...certificate, type: 'HALAL' }],
      [{ ...certificate, number: 'MK-13' }],
      [{ ...certificate, validTo: null }],
    ],
    notes: ['One', 'Two'],
    imageIds: [[], [front], [back], [front, back], [back, front], ['new'], ['newer']],
  },
});
