import type { Locale } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { Position } from '@pazar/geography/position';
import { municipalityAt } from '@pazar/geography/municipality-at';
import { settlementOf } from '@pazar/geography/settlement-of';
import type { FoundAddress, FoundPlace } from '@pazar/ui/place/found-place';
import type { LocationForm } from './location-fields.ts';

/** Fills in everything that is known of a place that was found by its name. */
export function takePlace(form: LocationForm, found: FoundPlace): void {
  form.set('name', found.name);
  takeAddress(form, found.address);
  movePin(form, found.position, 'PLACE');
  form.set('placeId', found.placeId);
  if (found.phone !== null) form.set('phone', found.phone);
  if (found.website !== null) form.set('website', found.website);
  if (found.openingHours !== null) form.set('openingHours', found.openingHours);
}

/** Writes what is known of an address, and leaves the rest as it is. */
export function takeAddress(form: LocationForm, address: FoundAddress): void {
  if (address.line1 !== null) form.set('address.line1', address.line1);
  if (address.settlement !== null) form.set('address.settlement', address.settlement);
  if (address.postalCode !== null) form.set('address.postalCode', address.postalCode);
  if (address.municipalityCode !== null) {
    form.set('address.municipalityCode', address.municipalityCode);
  }
}

/** Moves the pin. It is no longer that of a place that was found by its name. */
export function movePin(
  form: LocationForm,
  position: Position | null,
  source: NonNullable<LocationInput['geocodeSource']>,
): void {
  form.set('lat', position?.lat ?? null);
  form.set('lng', position?.lng ?? null);
  form.set('geocodeSource', position === null ? null : source);
  form.set('placeId', null);
}

/**
 * Moves the pin, and writes of its municipality what the address lacks: the municipality, and its seat
 * as the settlement. Answers the settlement that it wrote, which is a guess; else null.
 */
export function placePin(
  form: LocationForm,
  position: Position,
  { address, locale }: { address: LocationInput['address']; locale: Locale },
): string | null {
  movePin(form, position, 'PIN');
  const code = municipalityAt(position);
  if (code === null) return null;
  if (address.municipalityCode === '') form.set('address.municipalityCode', code);
  if (address.settlement !== '') return null;
  const settlement = settlementOf(code, locale);
  form.set('address.settlement', settlement);
  return settlement;
}
