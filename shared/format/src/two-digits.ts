/** A part of a day or a time as it is written everywhere: `7` is `07`. */
export const twoDigits = (part: number) => String(part).padStart(2, '0');
