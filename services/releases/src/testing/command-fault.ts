import type { Command, Option } from 'commander';

/** `<verb>`, `…`: a reader fills in what is right. */
const isPlaceholder = (word: string) => /^[<…]/.test(word);
/** A pipe, the next command of the line, or a comment. */
const ending = /\s*(?:[|;&)]|\\\||\s#).*$/;

/** The words of a command line; a quoted one is a placeholder. */
const wordsOf = (line: string) =>
  line
    .replaceAll(/"[^"]*"/g, '<text>')
    .replace(ending, '')
    .split(/\s+/)
    .filter((word) => word !== '');

const findOption = (word: string, path: readonly Command[]): Option | undefined =>
  path.flatMap(({ options }) => options).find(({ long, short }) => word === long || word === short);

/**
 * The first verb or option of a command line that does not exist; null when all of them do. Verbs may
 * be left out at the end, `pazar keys`, and arguments are not judged.
 *
 * @param line the words after `pazar`
 */
export function commandFault(program: Command, line: string): string | null {
  return faultAfter([program], wordsOf(line));
}

/** @param path the program and the verbs so far */
function faultAfter(path: readonly Command[], words: readonly string[]): string | null {
  const [word, ...rest] = words;
  if (word === undefined) return null;
  if (word.startsWith('-')) return optionFault(path, word, rest);
  const verbs = path.at(-1)?.commands ?? [];
  if (verbs.length === 0) return faultAfter(path, rest);
  if (isPlaceholder(word)) return null;
  const verb = verbs.find((command) => command.name() === word);
  return verb === undefined ? `the verb ${word}` : faultAfter([...path, verb], rest);
}

function optionFault(
  path: readonly Command[],
  word: string,
  rest: readonly string[],
): string | null {
  const [name = '', value] = word.split('=');
  const option = findOption(name, path);
  if (option === undefined && name !== '--help') return `the option ${name}`;
  const hasValueBehind = option?.required === true && value === undefined;
  return faultAfter(path, hasValueBehind ? rest.slice(1) : rest);
}
