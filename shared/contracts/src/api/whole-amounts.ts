import * as z from '@pazar/contracts/schema';
import { fitsUnit } from './counted-unit.ts';
import { areRight, whereRight } from './right-fields.ts';
import type { Unit } from './quantity.ts';
import { thousandthsOf } from '../thousandths.ts';

/** A check of an object: `whole` at each of its amounts that is a part of a piece or a bunch. */
export function wholeAmounts<UnitName extends string, Name extends string>(
  unitName: UnitName,
  names: readonly Name[],
) {
  return z.check<Record<UnitName, Unit> & Record<Name, string | null>>(({ value, issues }) => {
    for (const name of names) {
      if (!areRight(issues, [name])) continue;
      const input: string | null = value[name];
      const thousandths = input === null ? null : thousandthsOf(input);
      if (thousandths === null || fitsUnit(thousandths, value[unitName])) continue;
      issues.push({ code: 'custom', path: [name], input, params: { fault: 'whole' } });
    }
  }, whereRight(unitName));
}
