/**
 * At least ten characters: OWASP ASVS 5.0 (6.2.1) requires eight and advises more. Length makes
 * guessing hard, so no kinds of characters are required (6.2.5). The limit of two hundred, above
 * the 64 that must be allowed (6.2.9), bounds the server's cost of one hash.
 */
export const passwordLength = { min: 10, max: 200 } as const;
