import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';
import type { PlainTypes } from '../records/own-record.ts';

export type LocationTypes = PlainTypes<LocationInput, LocationPatch, LocationDetail>;
