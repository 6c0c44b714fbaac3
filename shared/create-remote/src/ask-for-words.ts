import { createInterface } from 'node:readline/promises';
import { NameRefusal, nameRemote, type RemoteWords } from './name-remote.ts';

/** The words of the command line. */
export type GivenWords = Omit<RemoteWords, 'name'> & { readonly name: string | undefined };

/**
 * Asks a person at a terminal for the words that the command line does not have. Without a terminal
 * the rest are the usual ones.
 *
 * @throws NameRefusal without a name and a terminal, and for a name that cannot be used
 */
export async function askForWords(given: GivenWords): Promise<RemoteWords> {
  if (!process.stdin.isTTY) {
    if (given.name === undefined) throw new NameRefusal('Give a name, such as orders.');
    return { ...given, name: given.name };
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, usual: string) => {
    const answer = (await terminal.question(`${question} (${usual}): `)).trim();
    return answer === '' ? usual : answer;
  };
  try {
    const name = given.name ?? (await ask('Name of the section', 'orders'));
    const usual = nameRemote({ ...given, name });
    const title = given.title ?? (await ask('Title in English', usual.title));
    const titleMk = given.titleMk ?? (await ask('Title in Macedonian', usual.titleMk));
    const role = given.role ?? (await askForRole(ask));
    return { name, title, titleMk, role };
  } finally {
    terminal.close();
  }
}

async function askForRole(ask: (question: string, usual: string) => Promise<string>) {
  for (;;) {
    const answer = await ask('Who sees it, agent or manager', 'agent');
    if (answer === 'agent' || answer === 'manager') return answer;
  }
}
