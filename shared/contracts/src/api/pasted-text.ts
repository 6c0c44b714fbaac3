/**
 * Signs without a width that are copied along with a text: zero-width spaces, marks of the order of
 * bytes, and what changes the direction of writing. Joiners stay: words and emoji are made with them.
 */
const copiedAlong = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** A text of a cell or a field without the signs that were copied along. */
export const withoutCopiedSigns = (text: string) => text.replaceAll(copiedAlong, '');

/** A number, a telephone number or an address of the Internet without any sign that nobody sees. */
export const withoutUnseenSigns = (text: string) => text.replaceAll(/\p{Cf}/gu, '');

/** Runs of spaces of any width as one space: two such texts look the same. */
export const withSingleSpaces = (text: string) => text.replaceAll(/\p{Zs}+/gu, ' ');
