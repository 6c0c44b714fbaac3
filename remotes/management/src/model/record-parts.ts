import { namesOf } from '@pazar/contracts/declared-text';
import { locationTexts, productTexts } from '@pazar/contracts/record-texts';

/** Kinds of records that agents keep, as addresses spell them. */
export type RecordKind = 'products' | 'produce' | 'locations' | 'promotions';

/** The parts of a record, as the agent's own page of it has them. */
export type PartName =
  | 'offer'
  | 'prices'
  | 'stock'
  | 'where'
  | 'crop'
  | 'growing'
  | 'address'
  | 'hours'
  | 'contact'
  | 'discount'
  | 'time'
  | 'limits'
  | 'record';

interface Part {
  readonly name: PartName;
  readonly fields: readonly string[];
}

const words = (names: string) => names.split(' ');
const part = (name: PartName, names: string): Part => ({ name, fields: words(names) });

const parts: Readonly<Record<RecordKind, readonly Part[]>> = {
  products: [
    part(
      'offer',
      `name description categoryId tags certifications allergens shelfLifeDays ${namesOf(productTexts).join(' ')}`,
    ),
    part('prices', 'packs priceNow activePromotion vatRate minOrder step'),
    part('stock', 'stockAvailable stockState stockMode lowStockThreshold baseUnit produceIds'),
    part('where', 'locationIds seasonMonths availableFrom availableTo'),
  ],
  produce: [
    part('crop', 'cropName variety origin supplierName receivedOn qualityClass certifications'),
    part(
      'growing',
      'locationName area plantedOn expectedFrom expectedTo expectedQuantity progress yieldPerDka lossReason lossNote',
    ),
    part('stock', 'harvested sold wasted ownUse adjusted remaining unit bestBefore linkedProducts'),
  ],
  locations: [
    part('address', 'type address publicPrecision geocodeSource lat lng warnings'),
    part('hours', 'openingHours exceptions byAppointment season pickupHours serviceArea'),
    part('contact', `${namesOf(locationTexts).join(' ')} notes notesIn`),
  ],
  promotions: [
    part('discount', 'rule target conditions trigger code locationIds priority'),
    part('time', 'startsAt endsAt weekly'),
    part('limits', 'stockLimit soldQuantity usageLimit uses'),
  ],
};

/** Said elsewhere on the page: in the title, beside it, in a notice or as pictures. */
const elsewhere = new Set(
  words(
    'agent images imageIds imageAlts cover moderation visibility publishRequirements cropId locationId lotNumber',
  ),
);

/** The fields of a record in its parts; what no part has is in the last one, so that nothing is lost. */
export function partsOf(kind: RecordKind, fields: readonly string[]): readonly Part[] {
  const own = parts[kind].map(({ name, fields: wanted }) => ({
    name,
    fields: wanted.filter((field) => fields.includes(field)),
  }));
  const placed = new Set(own.flatMap((one) => one.fields));
  const rest = fields.filter((field) => !placed.has(field) && !elsewhere.has(field));
  return [...own, { name: 'record' as const, fields: rest }].filter((one) => one.fields.length > 0);
}
