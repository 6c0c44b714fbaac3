import type { LocalizedText } from '@pazar/contracts/locale';
import type { LocationInput } from '@pazar/contracts/location-input';
import { inItsLanguage } from '@pazar/format/text-language';
import type { Position } from '@pazar/geography/position';
import { municipalitiesNear } from '@pazar/geography/municipalities-within';
import { settlementOf } from '@pazar/geography/settlement-of';
import type { FoundAddress, FoundPlace } from '@pazar/section/geocoding/found-place';
import type { LocationForm } from './location-fields.ts';

type Written = Pick<LocationForm, 'set'>;

/** Fills in everything that is known of a place that was found by its name. */
export function takePlace(form: Written, found: FoundPlace): void {
  form.set('name', found.name);
  takeAddress(form, found.address);
  movePin(form, found.position, 'PLACE');
  form.set('placeId', found.placeId);
  if (found.phone !== null) form.set('phone', found.phone);
  if (found.website !== null) form.set('website', found.website);
  if (found.openingHours !== null) form.set('openingHours', found.openingHours);
}

/** Writes the known parts of an address and leaves the rest as it is. */
export function takeAddress(form: Written, address: FoundAddress): void {
  if (address.line1 !== null) form.set('address.line1', address.line1);
  if (address.settlement !== null) {
    form.set('address.settlementIn', inBoth(address.settlement, address.municipalityCode));
  }
  if (address.postalCode !== null) form.set('address.postalCode', address.postalCode);
  if (address.municipalityCode !== null) {
    form.set('address.municipalityCode', address.municipalityCode);
  }
}

/** A settlement that was found in one language; a seat has the other one too. */
function inBoth(settlement: string, code: string | null): LocalizedText {
  const seat = seatIn(code ?? '');
  return seat.mk === settlement || seat.en === settlement ? seat : inItsLanguage(settlement);
}

/** Moves the pin. It is no longer that of a place that was found by its name. */
export function movePin(
  form: Written,
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
  /** In both languages; null where it may be one of several. */
  readonly settlement: LocalizedText | null;
}

interface PinMove {
  readonly source: 'PIN' | 'MANUAL';
  readonly address: LocationInput['address'];
  /** The guess of the move before, which follows the pin. */
  readonly guess: Guess | null;
}

/**
 * Moves the pin, and writes of its municipality what the address lacks: the municipality, and its seat
 * as the settlement, in both languages. What the agent has written stays. Where the pin may be in one of several, it writes
 * only the values that they share, and `BorderQuestion` asks.
 *
 * @returns what it would write into an empty address; the guess before where the pin is in none
 */
export function placePin(
  form: Written,
  position: Position,
  { source, address, guess }: PinMove,
): Guess | null {
  movePin(form, position, source);
  const codes = municipalitiesNear(position).map(({ code }) => code);
  if (codes.length === 0) return guess;
  const { municipalityCode, settlementIn } = address;
  const code = onlyOne(codes) ?? codes.find((one) => one === municipalityCode) ?? '';
  const found = { code, settlement: seatOfAll(codes) };
  const isOwnCode = municipalityCode === '' || municipalityCode === guess?.code;
  if (isOwnCode) form.set('address.municipalityCode', code);
  if (isUnwritten(settlementIn) || isGuessed(settlementIn, guess)) {
    form.set('address.settlementIn', found.settlement);
  }
  return found;
}

/** The seat of some municipalities where they have the same; else null. */
function seatOfAll(codes: readonly string[]): LocalizedText | null {
  const [code = ''] = codes;
  return onlyOne(codes.map((one) => settlementOf(one, 'mk'))) === undefined ? null : seatIn(code);
}

/** Whether a settlement is the one that the form has filled in. */
export function isGuessed(texts: LocalizedText | null, guess: Guess | null): boolean {
  const { settlement = null } = guess ?? {};
  return settlement !== null && texts?.mk === settlement.mk && texts.en === settlement.en;
}

const isUnwritten = (texts: LocalizedText | null) => !texts?.mk && !texts?.en;

const seatIn = (code: string): LocalizedText => ({
  mk: settlementOf(code, 'mk'),
  en: settlementOf(code, 'en'),
});

/** What all of some texts are; undefined when they differ. */
function onlyOne(texts: readonly string[]): string | undefined {
  const [first, ...others] = new Set(texts);
  return others.length === 0 ? first : undefined;
}

/** Writes the municipality that the agent has chosen, and its seat where no settlement is written. */
export function takeMunicipality(
  form: Written,
  code: string,
  { settlementIn }: Pick<LocationInput['address'], 'settlementIn'>,
): void {
  form.set('address.municipalityCode', code);
  if (isUnwritten(settlementIn)) form.set('address.settlementIn', seatIn(code));
}
