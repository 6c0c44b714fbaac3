/**
 * Milliseconds that a call waits because the server says so. Nobody looks at a page that loads for
 * longer; the failure says then how long to wait.
 */
export const longestWait = 15_000;
