import { parseNumber } from '@pazar/format/parse-number';
import { z } from 'zod';
import { joinList, splitList, splitParts } from './cell-lists.ts';
import { CellFault, type CellContext, type Codec } from './columns.ts';
import { guardFormula, unguardFormula } from './formula-guard.ts';
import { nameOf, offeredNames, resolveName } from './references.ts';

const textSchema = z.coerce.string();
const textsSchema = z.array(textSchema);

const plain: Codec = {
  write: (value) => textSchema.parse(value),
  read: (cell) => cell,
};

/** Prevents a spreadsheet from running the text as a formula. */
function guarded(codec: Codec): Codec {
  return {
    ...codec,
    write: (value, context) => guardFormula(codec.write(value, context)),
    read: (cell, context) => codec.read(unguardFormula(cell), context),
  };
}

export const textCodec = guarded(plain);
export const textsCodec = listCodec(plain);

/**
 * A telephone number. The mark makes it a text to a spreadsheet, which would otherwise drop its
 * `+`.
 */
export const phoneCodec: Codec = {
  write: (value) => `'${textSchema.parse(value)}`,
  read: (cell) => unguardFormula(cell),
};

/** Names of an enumeration, written as they are in the API. */
export const codeCodec: Codec = {
  write: (value) => textSchema.parse(value),
  read: (cell) => cell.toUpperCase().replaceAll(/[\s-]+/g, '_'),
};

/** The same, with the accepted codes. */
export const oneOfCodec = (codes: readonly string[]): Codec => ({
  ...codeCodec,
  choices: () => codes.map((value) => ({ value, name: null })),
});

const moneyDecimals = 2;
const quantityDecimals = 3;

function readNumber(cell: string, { decimal }: CellContext, decimals: number): string {
  const parsed = parseNumber(cell, { locale: decimal === ',' ? 'mk' : 'en', decimals });
  if (parsed.kind === 'number') return parsed.value;
  const isLong = parsed.kind === 'error' && parsed.reason === 'too-many-decimals';
  if (!isLong) throw new CellFault('format');
  throw new CellFault(decimals === moneyDecimals ? 'price-precision' : 'precision');
}

/** A quantity, three decimals; those that are 0 are not written. */
export const quantityCodec: Codec = {
  isNumber: true,
  write: (value, { decimal }) =>
    textSchema
      .parse(value)
      .replace(/\.?0+$/, '')
      .replace('.', decimal),
  read: (cell, context) => readNumber(cell, context, quantityDecimals),
};

/** An amount of money: minor units in the record, two decimals in the file. */
export const moneyCodec: Codec = {
  isNumber: true,
  write: (value, { decimal }) => {
    const digits = textSchema.parse(value).padStart(3, '0');
    return `${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
  },
  read: (cell, context) => Number(readNumber(cell, context, moneyDecimals).replace('.', '')),
};

export const integerCodec: Codec = {
  write: (value) => textSchema.parse(value),
  read: (cell) => {
    if (!/^\d{1,9}( ?%)?$/.test(cell)) throw new CellFault('format');
    return Number.parseInt(cell, 10);
  },
};

/** A day: as ISO 8601 has it, or day, month and year as they are written in the country. */
export const dayCodec: Codec = {
  write: (value) => textSchema.parse(value),
  read: (cell) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return cell;
    const match = /^(\d{1,2})[./](\d{1,2})[./](\d{4})\.?(?: ?г\.)?$/.exec(cell);
    if (match === null) throw new CellFault('format');
    const [, day = '', month = '', year = ''] = match;
    return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  },
};

const yes = ['да', 'yes', 'true', '1'];
const no = ['не', 'no', 'false', '0'];
const yesNoWords = { mk: ['да', 'не'], en: ['yes', 'no'] } as const;
export const yesNoCodec: Codec = {
  write: (value, { locale }) => yesNoWords[locale][value === true ? 0 : 1],
  choices: ({ locale }) => yesNoWords[locale].map((word) => ({ value: word, name: word })),
  read: (cell) => {
    const word = cell.toLowerCase();
    if (yes.includes(word)) return true;
    if (no.includes(word)) return false;
    throw new CellFault('invalid');
  },
};

/** Most values of a list cell. No list of a record may have more than 50; a few stay for the message. */
const maxListItems = 100;

/** Several values of one kind in a cell. */
export function listCodec(item: Codec): Codec {
  return guarded({
    write: (value, context) =>
      joinList(textsSchema.parse(value).map((one) => item.write(one, context))),
    read: (cell, context) => {
      const items = splitList(cell);
      if (items.length > maxListItems) throw new CellFault('max-length');
      return items.map((one) => item.read(one, context));
    },
  });
}

/** A reference to another record of the agent, or of the reference lists, by name. */
function plainReference(kind: string): Codec {
  const namedIn = ({ references }: Pick<CellContext, 'references'>) => {
    const named = references[kind];
    if (named === undefined) throw new Error(`No cell can name a record of the kind "${kind}"`);
    return named;
  };
  return {
    write: (value, context) => nameOf(namedIn(context), textSchema.parse(value), context.locale),
    read: (cell, context) => {
      const id = resolveName(namedIn(context), cell);
      if (id === null) throw new CellFault('unknown');
      return id;
    },
    choices: (context) => offeredNames(namedIn(context), context.locale),
  };
}

export const referenceCodec = (kind: string) => guarded(plainReference(kind));
export const referencesCodec = (kind: string) => listCodec(plainReference(kind));

const certificatesSchema = z.array(
  z.object({ type: z.string(), number: z.string().nullable(), validTo: z.string().nullable() }),
);

/** Certificates, `ORGANIC:MK-123:2027-01-31|HALAL`. */
export const certificatesCodec: Codec = {
  write: (value) => {
    const items = certificatesSchema.parse(value).map(({ type, number, validTo }) => {
      const parts = [type, number ?? '', validTo ?? ''];
      return joinList(parts, ':').replace(/:+$/, '');
    });
    return joinList(items);
  },
  read: (cell, context) =>
    splitList(cell).map((item) => {
      const [type = '', number = '', validTo = '', ...more] = splitParts(item, ':');
      if (more.length > 0) throw new CellFault('format');
      return {
        type: codeCodec.read(type, context),
        number: number === '' ? null : number,
        validTo: validTo === '' ? null : dayCodec.read(validTo, context),
      };
    }),
};
