const hourMs = 60 * 60 * 1000;

/** How long the links of e-mails open something; the e-mails say the same. */
export const confirmLifetimeMs = 24 * hourMs;
/** OWASP Forgot Password Cheat Sheet: single use, and expiring soon. */
export const resetLifetimeMs = hourMs;
