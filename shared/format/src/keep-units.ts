import { noBreakSpace } from './decimal.ts';

/** The end of a number before a unit in either alphabet, that is not the start of a word. */
const numberBeforeUnit = /(\d) (?=(?:k?g|m?l|pcs?|к?г|м?л|парчиња|пар\.)(?![\p{L}\d]))/giu;

/**
 * A name as it is shown, with each number on the line of its unit: of `Homemade ajvar, 720 g` the
 * `g` never begins a line. Not for a name that is searched, edited or sent.
 */
export function keepUnits(name: string): string {
  return name.replaceAll(numberBeforeUnit, `$1${noBreakSpace}`);
}
