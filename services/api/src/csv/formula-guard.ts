/** What a spreadsheet would run, with any marks that stand before it already. */
const formula = /^'*[=+\-@\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;

/** A text that a spreadsheet would run as a formula gets a mark before it; a number stays one. */
export function guardFormula(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** Takes away the mark that `guardFormula` made, and no other. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
