import { seasonSchema } from '@pazar/contracts/season';
import { z } from 'zod';
import { CellFault, type Codec } from '../csv/columns.ts';

const textSchema = z.coerce.string();

/**
 * Degrees and kilometres: too small for thousands separators, so either sign is the decimal one.
 */
export const measureCodec: Codec = {
  isNumber: true,
  write: (value, { decimal }) => textSchema.parse(value).replace('.', decimal),
  read: (cell) => {
    if (!/^-?\d{1,3}(?:[.,]\d{1,15})?$/.test(cell)) throw new CellFault('format');
    return Number(cell.replace(',', '.'));
  },
};

/** The first and the last day of each year, `05-15/10-31`, or as they are written in the country. */
export const seasonCodec: Codec = {
  write: (value) => {
    const { from, to } = seasonSchema.parse(value);
    return `${from}/${to}`;
  },
  read: (cell) => {
    const iso = /^(\d{2}-\d{2}) ?\/ ?(\d{2}-\d{2})$/.exec(cell);
    if (iso !== null) return { from: iso[1], to: iso[2] };
    const written = /^(\d{1,2})\.(\d{1,2})\.? ?[-–—] ?(\d{1,2})\.(\d{1,2})\.?$/.exec(cell);
    if (written === null) throw new CellFault('format');
    const [day = '', month = '', endDay = '', endMonth = ''] = written
      .slice(1)
      .map((part) => part.padStart(2, '0'));
    return { from: `${month}-${day}`, to: `${endMonth}-${endDay}` };
  },
};
