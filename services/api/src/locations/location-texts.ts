import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';
import type { OpeningException } from '@pazar/contracts/opening-exceptions';
import type { LocalizedText } from '@pazar/contracts/locale';
import { inItsLanguage, plainText } from '@pazar/format/text-language';
import { settlementOf } from '@pazar/geography/settlement-of';

/**
 * A location whose texts for customers are in both languages wherever they are known, each beside its
 * plain text. A plain text that is neither of the two replaces them: clients of before send it alone.
 */
export function inBothLanguages(location: LocationInput): LocationInput {
  const { address, notes, notesIn, exceptions } = location;
  const settlementIn = textsOf(address.settlement, address.settlementIn, (text) =>
    seatIn(address.municipalityCode, text),
  );
  const settlement = plainText(settlementIn) ?? address.settlement;
  return {
    ...location,
    address: { ...address, settlement, settlementIn },
    notesIn: textsOf(notes, notesIn),
    notes: plainText(textsOf(notes, notesIn)),
    exceptions: exceptions.map(exceptionInBoth),
  };
}

function exceptionInBoth({ note, noteIn, ...day }: OpeningException): OpeningException {
  const texts = textsOf(note, noteIn, joinedIn);
  return { ...day, note: plainText(texts), noteIn: texts };
}

/** Forms of before wrote a public holiday so: its Macedonian name, a slash, its English name. */
const joined = /^([^/]*\p{Script=Cyrillic}[^/]*) \/ ([^/\p{Script=Cyrillic}]+)$/u;

function joinedIn(text: string): LocalizedText | null {
  const [, mk, en] = joined.exec(text) ?? [];
  return mk === undefined || en === undefined ? null : { mk, en };
}

/** Whether a plain text is one of the texts in both languages. */
function isOneOfTexts(plain: string | null, texts: LocalizedText | null): boolean {
  if (plain === null || texts === null) return plain === plainText(texts);
  return plain === texts.mk || plain === texts.en;
}

function textsOf(
  plain: string | null,
  texts: LocalizedText | null,
  inBoth: (text: string) => LocalizedText | null = () => null,
): LocalizedText | null {
  if (plain === null || plain === '' || isOneOfTexts(plain, texts)) return texts;
  return inBoth(plain) ?? inItsLanguage(plain);
}

const locales = ['mk', 'en'] as const;

/** The seat of a municipality in both languages, where a text names it in one; else null. */
function seatIn(code: string, text: string): LocalizedText | null {
  const isSeat = locales.some((locale) => settlementOf(code, locale) === text);
  return isSeat ? { mk: settlementOf(code, 'mk'), en: settlementOf(code, 'en') } : null;
}

/**
 * A patch that names the plain text or the texts in both languages alone, with the other one beside it:
 * what a patch leaves out would otherwise stay, and contradict it.
 */
export function withBothForms(patch: LocationPatch, was: LocationInput): LocationPatch {
  const { address = {} } = patch;
  const settlement = bothForms(address.settlement, address.settlementIn, was.address.settlementIn);
  const notes = bothForms(patch.notes, patch.notesIn, was.notesIn);
  return {
    ...patch,
    ...(patch.exceptions && {
      exceptions: patch.exceptions.map((day) => keptNote(day, was.exceptions)),
    }),
    ...(notes !== null && { notes: notes.plain, notesIn: notes.texts }),
    ...(settlement !== null && {
      address: {
        ...address,
        settlement: settlement.plain ?? undefined,
        settlementIn: settlement.texts,
      },
    }),
  };
}

/** A day whose plain note is that of before keeps it in both languages: clients of before send it alone. */
function keptNote(day: OpeningException, were: readonly OpeningException[]): OpeningException {
  if (day.noteIn !== null || day.note === null) return day;
  const same = were.find(({ date, note }) => date === day.date && note === day.note);
  return same === undefined ? day : { ...day, noteIn: same.noteIn };
}

type TextsPatch = LocationPatch['notesIn'];

function bothForms(
  plain: string | null | undefined,
  texts: TextsPatch,
  was: LocalizedText | null,
): { plain: string | null; texts: TextsPatch } | null {
  if (plain !== undefined && texts === undefined) {
    return { plain, texts: isOneOfTexts(plain, was) ? undefined : null };
  }
  if (plain !== undefined || texts === undefined) return null;
  const { mk = null, en = null } = { ...was, ...texts };
  return { plain: texts === null ? null : plainText({ mk, en }), texts };
}
