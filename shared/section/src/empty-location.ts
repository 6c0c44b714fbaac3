import { noTexts } from '@pazar/contracts/declared-text';
import { locationTexts } from '@pazar/contracts/record-texts';
import type { LocationInput } from '@pazar/contracts/location-input';

/** A location of which nothing was entered yet, as forms begin with it. */
export const emptyLocation: LocationInput = {
  type: 'FARM',
  name: '',
  address: {
    line1: null,
    settlement: '',
    settlementIn: null,
    municipalityCode: '',
    postalCode: null,
    country: 'MK',
  },
  lat: null,
  lng: null,
  geocodeSource: null,
  placeId: null,
  publicPrecision: 'EXACT',
  ...noTexts(locationTexts),
  openingHours: null,
  byAppointment: false,
  exceptions: [],
  serviceArea: { type: 'NONE' },
  season: null,
  pickupHours: { type: 'NONE' },
  imageIds: [],
  imageAlts: {},
  notes: null,
  notesIn: null,
};
