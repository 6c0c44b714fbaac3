import { useTranslation } from 'react-i18next';
import { promiseTexts } from '@pazar/testing/promise-texts';
import { newPack } from '../../model/product/product-values.ts';
import { productFields, type ProductWords } from './product-fields.ts';

function useProductTexts() {
  const { t } = useTranslation('catalog');
  const named = (id: string) => `Name of ${id}`;
  const words: ProductWords = {
    t,
    locale: 'en',
    unit: 'KG',
    currency: 'MKD',
    category: named,
    location: named,
    lot: named,
  };
  return productFields.describe((name, member) => `${name} ${member ?? ''}`, words);
}

const pack = { ...newPack('KG'), size: '1.000', priceMinor: 6500, sku: 'P-0001-1' };
const certificate = { type: 'ORGANIC', number: 'MK-12', validTo: '2026-12-31' };

promiseTexts({
  useFields: useProductTexts,
  values: {
    name: [
      { mk: 'Домат', en: null },
      { mk: 'Домат', en: 'Tomato' },
    ],
    description: [
      { mk: 'Зрел', en: null },
      { mk: 'Зрел', en: 'Ripe' },
    ],
    categoryId: ['a', 'b'],
    sku: ['P-0001', 'P-0002'],
    tags: [['a'], ['b'], ['a', 'b']],
    baseUnit: ['KG', 'L'],
    currency: ['MKD', 'EUR'],
    images: [[], [{ id: 'a', alt: null }]],
    stock: ['1.000', '2.500'],
    vatRate: [5, 18],
    packs: [
      [pack],
      [pack, pack],
      [{ ...pack, label: { mk: 'Кутија', en: null } }],
      [{ ...pack, label: { mk: 'Кутија', en: 'Box' } }],
      [{ ...pack, size: '2.000' }],
      [{ ...pack, size: null }],
      [{ ...pack, unit: 'L' }],
      [{ ...pack, priceMinor: 6600 }],
      [{ ...pack, priceMinor: null }],
      [{ ...pack, sku: 'P-0001-2' }],
      [{ ...pack, sku: null }],
      [{ ...pack, active: false }],
    ],
    stockMode: ['MANUAL', 'FROM_PRODUCE', 'ON_DEMAND'],
    lowStockThreshold: ['1.000', '1.500'],
    minOrder: ['1.000', '1.500'],
    step: ['1.000', '1.500'],
    seasonMonths: [[1], [2], [1, 2]],
    // Also as the form holds a day while it is typed.
    availableFrom: ['2026-11-01', '2026-11-02', 'soon'],
    availableTo: ['2026-11-01', '2026-11-02', 'soon'],
    locationIds: [['a'], ['b'], ['a', 'b']],
    certifications: [
      [certificate],
      [{ ...certificate, type: 'HALAL' }],
      [{ ...certificate, number: 'MK-13' }],
      [{ ...certificate, number: null }],
      [{ ...certificate, validTo: '2027-12-31' }],
      [{ ...certificate, validTo: null }],
      [{ ...certificate, validTo: 'soon' }],
    ],
    allergens: [['MILK'], ['NUTS'], ['MILK', 'NUTS']],
    shelfLifeDays: [3, 4],
    storageNote: ['Cool', 'Dry'],
    produceIds: [['a'], ['b'], ['a', 'b']],
  },
});
