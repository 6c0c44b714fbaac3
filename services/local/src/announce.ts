/** Accounts of the seed, with their password; they exist in the demo data alone. */
const accounts = [
  ['producer', 'a verified producer'],
  ['seller', 'a seller who is not verified yet'],
  ['manager', 'the management'],
  ['consumer', 'a consumer'],
] as const;

/** The lines that end a start: where Pazar is, and who may sign in. */
export function announcement(address: string): string {
  return [
    '',
    `  Pazar is at ${address}`,
    '',
    '  Sign in with the password pazar-demo as',
    ...accounts.map(([name, who]) => `    ${name.padEnd(10)} ${who}`),
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
