/** The weights of the first twelve digits; the thirteenth makes their sum a multiple of 11. */
const weights = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const;

/**
 * Whether 13 digits are a personal identity number (ЕМБГ): a date of birth, `DDMMYYY`, and a check
 * digit. Tax numbers of businesses start with 4, so none of them matches.
 */
export function isPersonalNumber(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const day = Number(digits.slice(0, 2));
  const month = Number(digits.slice(2, 4));
  const isDay = day >= 1 && day <= 31 && month >= 1 && month <= 12;
  return isDay && Number(digits[12]) === checkDigit(digits);
}

function checkDigit(digits: string): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
}
