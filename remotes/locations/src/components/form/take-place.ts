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

/** What the form has written into an address by itself. */
export interface Guess {
  readonly code: string;
  readonly settlement: string;
}

interface PinMove {
  readonly source: 'PIN' | 'MANUAL';
  readonly address: LocationInput['address'];
  /** The guess of the move before, which follows the pin. */
  readonly guess: Guess | null;
  readonly locale: Locale;
}

/**
 * Moves the pin, and writes of its municipality what the address lacks: the municipality, and its seat
 * as the settlement. What the agent has written stays.
 *
 * @returns what it would write into an empty address; the guess before where the pin is in none
 */
export function placePin(
  form: LocationForm,
  position: Position,
  { source, address, guess, locale }: PinMove,
): Guess | null {
  movePin(form, position, source);
  const code = municipalityAt(position);
  if (code === null) return guess;
  const settlement = settlementOf(code, locale);
  const { municipalityCode, settlement: written } = address;
  if (municipalityCode === '' || municipalityCode === guess?.code) {
    form.set('address.municipalityCode', code);
  }
  if (written === '' || written === guess?.settlement) {
    form.set('address.settlement', settlement);
  }
  return { code, settlement };
}
