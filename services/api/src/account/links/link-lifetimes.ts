const hourMs = 60 * 60 * 1000;

/** Lifetimes of the links in e-mails; the e-mails state the same. */
export const confirmLifetimeMs = 24 * hourMs;
/** OWASP Forgot Password Cheat Sheet: single use, and expiring soon. */
export const resetLifetimeMs = hourMs;
/** Covers a weekend without reading mail. The link allows what a password reset allows, and undoes. */
export const notMeLifetimeMs = 72 * hourMs;
