/**
 * Texts that a spreadsheet would run, with any marks already before them. East Asian versions also
 * run the full-width signs (OWASP, CSV injection).
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * Prefixes a text that a spreadsheet would run as a formula with a mark; a number is left as it is.
 */
export function guardFormula(text: string): string {
  return formula.test(text) && !number.test(text) ? `'${text}` : text;
}

/** Removes the mark that `guardFormula` added, and no other. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
}
