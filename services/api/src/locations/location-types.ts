import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';

export interface LocationTypes {
  input: LocationInput;
  settled: LocationInput;
  patch: LocationPatch;
  row: LocationDetail;
  detail: LocationDetail;
}
