import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { LotInput } from '@pazar/contracts/produce-input';

/** What the form of a lot holds: all that is typed or chosen, and no more. */
export type LotValues = LotInput;

/** What a new lot begins with. */
export function newLot(): LotValues {
  return {
    lotNumber: null,
    cropId: null,
    cropName: null,
    variety: null,
    origin: 'OWN',
    supplierName: null,
    receivedOn: null,
    locationId: null,
    area: null,
    plantedOn: null,
    expectedFrom: null,
    expectedTo: null,
    expectedQuantity: null,
    unit: 'KG',
    qualityClass: null,
    bestBefore: null,
    certifications: [],
    notes: null,
    imageIds: [],
    seasonYear: null,
    status: 'PLANNED',
  };
}

/** What the form shows of a lot. The names of a listed crop are the list's. */
export function lotValuesOf(lot: LotDetail): LotValues {
  const { cropId, cropName, status } = lot;
  return {
    lotNumber: lot.lotNumber,
    cropId,
    cropName: cropId === null ? cropName : null,
    variety: lot.variety,
    origin: lot.origin,
    supplierName: lot.supplierName,
    receivedOn: lot.receivedOn,
    locationId: lot.locationId,
    area: lot.area,
    plantedOn: lot.plantedOn,
    expectedFrom: lot.expectedFrom,
    expectedTo: lot.expectedTo,
    expectedQuantity: lot.expectedQuantity,
    unit: lot.unit,
    qualityClass: lot.qualityClass,
    bestBefore: lot.bestBefore,
    certifications: lot.certifications,
    notes: lot.notes,
    imageIds: lot.imageIds,
    seasonYear: lot.seasonYear,
    status: status === 'GROWING' ? 'GROWING' : 'PLANNED',
  };
}
