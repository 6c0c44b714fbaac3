import type { Locale } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import type { Position } from '@pazar/geography/position';
import { municipalitiesNear } from '@pazar/geography/municipalities-within';
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
 * as the settlement. What the agent has written stays. Where the pin may be in one of several, it writes
 * only what is the same for all of them, and `BorderQuestion` asks.
 *
 * @returns what it would write into an empty address; the guess before where the pin is in none
 */
export function placePin(
  form: LocationForm,
  position: Position,
  { source, address, guess, locale }: PinMove,
): Guess | null {
  movePin(form, position, source);
  const codes = municipalitiesNear(position).map(({ code }) => code);
  if (codes.length === 0) return guess;
  const { municipalityCode, settlement } = address;
  const found = {
    code: onlyOne(codes) ?? codes.find((one) => one === municipalityCode) ?? '',
    settlement: onlyOne(codes.map((code) => settlementOf(code, locale))) ?? '',
  };
  if (isOwn(municipalityCode, guess?.code)) form.set('address.municipalityCode', found.code);
  if (isOwn(settlement, guess?.settlement)) form.set('address.settlement', found.settlement);
  return found;
}

/** Whether a text of the address is empty, or the form's own. */
const isOwn = (text: string, guessed: string | undefined) => text === '' || text === guessed;

/** What all of some texts are; undefined when they differ. */
function onlyOne(texts: readonly string[]): string | undefined {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
}

/** Writes the municipality that the agent has chosen, and its seat where no settlement is written. */
export function takeMunicipality(
  form: LocationForm,
  code: string,
  { settlement, locale }: { settlement: string; locale: Locale },
): void {
  form.set('address.municipalityCode', code);
  if (settlement === '') form.set('address.settlement', settlementOf(code, locale));
}
