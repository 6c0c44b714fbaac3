import * as z from '@pazar/contracts/schema';
import { withSingleSpaces } from './pasted-text.ts';

/** How long a text is, in UTF-16 units after trimming, and whether it may have line breaks. */
export interface TextLimits {
  /** Shortest text that counts as filled; 1 by default. */
  min?: number;
  max: number;
  lines?: boolean;
}

// Control characters, and those that change the direction of the text: both are invisible, and the
// latter can disguise a name as another. A multi-line text keeps its line feeds.
const oneLine = /[\p{Cc}\p{Bidi_Control}]/u;
const manyLines = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

// Letters, digits, punctuation and symbols, except those without a glyph, such as U+3164.
const visible = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/u;

const withOneLineEnd = (text: string) => text.replaceAll(/\r\n?/g, '\n');

function cleaned({ max, lines = false }: TextLimits) {
  return z.string().check(
    z.overwrite((text) =>
      (lines ? withOneLineEnd(text) : withSingleSpaces(text)).normalize('NFC').trim(),
    ),
    z.maxLength(max),
    z.refine((text) => !(lines ? manyLines : oneLine).test(text), {
      abort: true,
      params: { fault: 'control' },
    }),
    z.refine((text) => text === '' || visible.test(text), {
      abort: true,
      params: { fault: 'invisible' },
    }),
  );
}

/** A text that must be filled in: NFC, trimmed, with something visible and no control characters. */
export function textInput(limits: TextLimits) {
  return cleaned(limits).check(z.minLength(limits.min ?? 1));
}

/** A text that may be empty: as `textInput` otherwise. */
export function emptyableTextInput(limits: TextLimits) {
  return cleaned(limits);
}

/** An optional text: as `textInput`, and an empty one is `null`. */
export function optionalTextInput(limits: TextLimits) {
  const { min = 1 } = limits;
  const emptyOrLongEnough = z.check<string>(({ value, issues }) => {
    if (value !== '' && value.length < min) {
      issues.push({
        code: 'too_small',
        origin: 'string',
        minimum: min,
        inclusive: true,
        input: value,
      });
    }
  });
  return z
    .nullable(cleaned(limits).check(emptyOrLongEnough))
    .check(z.overwrite((text) => (text === '' ? null : text)));
}

/** A text in both languages, each optional, as in a merge patch. */
export function localizedTextPatch(limits: TextLimits) {
  return z.strictObject({
    mk: z.optional(optionalTextInput(limits)),
    en: z.optional(optionalTextInput(limits)),
  });
}

function localizedPair(limits: TextLimits) {
  return z.strictObject({
    mk: z._default(optionalTextInput(limits), null),
    en: z._default(optionalTextInput(limits), null),
  });
}

/** A text of which at least one language must be filled in. */
export function localizedTextInput(limits: TextLimits) {
  return localizedPair(limits).check(
    z.check(({ value, issues }) => {
      if (value.mk === null && value.en === null) {
        issues.push({
          code: 'too_small',
          origin: 'string',
          minimum: 1,
          inclusive: true,
          input: value,
        });
      }
    }),
  );
}

/** A text in both languages that may be absent: with neither it is `null`. */
export function optionalLocalizedTextInput(limits: TextLimits) {
  return z
    .nullable(localizedPair(limits))
    .check(z.overwrite((text) => (text?.mk === null && text.en === null ? null : text)));
}
