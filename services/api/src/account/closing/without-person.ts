import { declaredNames, textsOfRecords } from '@pazar/contracts/declared-label';
import { contactNames, type DeclaredTexts } from '@pazar/contracts/declared-text';

/** Members that identify, locate or give contact with a person. */
const personalMembers: ReadonlySet<string> = new Set([
  'about',
  'address',
  'business',
  'displayName',
  'email',
  'farmRegistryNumber',
  'lat',
  'legalName',
  'line1',
  'lng',
  'name',
  'notes',
  'notesIn',
  'pendingEmail',
  'placeId',
  'postalCode',
  'registrationNumber',
  'settlement',
  'settlementIn',
  'taxNumber',
  'username',
  ...declaredNames,
]);

/**
 * Members whose texts are also searched for in all other members; a village does not identify a
 * person.
 */
const namingMembers: ReadonlySet<string> = new Set([
  'displayName',
  'email',
  'legalName',
  'line1',
  'pendingEmail',
  'taxNumber',
  'username',
  ...textsOfRecords.flatMap((texts) => contactNames<DeclaredTexts>(texts)),
]);

/** Shorter texts are ordinary words with many meanings. */
const shortest = 5;

/** The placeholder for a person's name. */
const blank = '…';

export function personalStrings(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(personalStrings);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    namingMembers.has(name) && typeof member === 'string' ? [member] : personalStrings(member),
  );
}

export interface CleanOptions {
  /** Texts that name the person, wherever they occur. */
  known: ReadonlySet<string>;
  /** Whether the value is about the person: then its personal members are emptied. */
  isPersonal: boolean;
}

/** The same value without the person: personal members are null, and no text names it. */
export function withoutPerson(value: unknown, options: CleanOptions): unknown {
  if (typeof value === 'string') return cleanText(value, options.known);
  if (Array.isArray(value)) return value.map((each) => withoutPerson(each, options));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      options.isPersonal && personalMembers.has(name) ? null : withoutPerson(member, options),
    ]),
  );
}

function cleanText(text: string, known: ReadonlySet<string>): string {
  const names = [...known].filter(({ length }) => length >= shortest);
  // The longest first: a name may be the start of another.
  names.sort((one, other) => other.length - one.length);
  return names.reduce((rest, name) => rest.replaceAll(name, blank), text);
}
