import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { auditActions } from '@pazar/contracts/audit-action';

/** The names of a new kind of record. */
export interface RecordWords {
  /** In code and in the audit: `supplier`. */
  one: string;
  /** In paths, and the name of its table: `suppliers`. */
  many: string;
  /** For people: `Добавувач`, and among other words `добавувачи`. */
  oneMk: string;
  manyMk: string;
}

const contracts = 'shared/contracts/src/api';
const service = 'services/api/src';

/** Words of ECMAScript that name no variable; the templates have the others. */
const reserved =
  'break case catch class continue debugger default delete do else enum eval extends false finally for function if ' +
  'import in instanceof interface let new null package private protected public static super switch this throw true ' +
  'try typeof var void while with yield';

/**
 * Writes a kind of record into the repository: its contract, its migration, its service, and the lines that make it
 * known. Their layout is left to the formatter, and `describe-tables` writes the table.
 *
 * @returns the files, relative to the repository, the table's too
 * @throws Error for words that cannot name a record, with the reason
 */
export function makeRecord(root: string, words: RecordWords): string[] {
  const { one, many } = words;
  checkWords(root, words);
  const migrations = readdirSync(join(root, service, 'database/migrations'));
  const next = String(migrations.length + 1).padStart(4, '0');
  const table = `${service}/database/tables/${many}.ts`;
  const files = {
    contract: `${contracts}/${one}.ts`,
    migration: `${service}/database/migrations/${next}_${many}.sql`,
    service: `${service}/${many}/open-${many}.ts`,
    labels: `${contracts}/declared-label.ts`,
    kinds: `${service}/record-kinds.ts`,
  };
  const values = placeholders(words);
  const withLines = (file: string, lines: Readonly<Record<string, string>>) =>
    Object.entries(lines).reduce(before, readFileSync(join(root, file), 'utf8'));
  const opened = `{ kind: ${one}Kind, open: open${capital(many)} }`;
  const texts = new Map([
    [files.contract, filled(textOf('contract.ts'), values)],
    [files.migration, filled(textOf('migration.sql'), values)],
    [files.service, filled(textOf('service.ts'), values)],
    [
      files.labels,
      withLines(files.labels, {
        '\n/** The declared texts': `import { ${one}Texts } from './${one}.ts';\n`,
        '  accountTexts,\n]': `  ${one}Texts,\n`,
      }),
    ],
    [
      files.kinds,
      withLines(files.kinds, {
        '\ninterface Opened': `import { open${capital(many)}, ${one}Kind } from './${many}/open-${many}.ts';\n`,
        '];\n\nregisterKinds(': `  ${opened},\n`,
      }),
    ],
  ]);
  // Only once all of them are there: no half of a record is left behind.
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...Object.values(files), table];
}

/** A text with a line in front of the place. */
function before(text: string, [place, line]: readonly [string, string]): string {
  if (!text.includes(place))
    throw new Error(`No file has ${JSON.stringify(place)} where a line is added.`);
  return text.replace(place, line + place);
}

function checkWords(root: string, words: RecordWords): void {
  const { one, many, oneMk, manyMk } = words;
  const wrong = [one, many].find((word) => !/^[a-z]{2,30}$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a word of 2 to 30 small letters.`);
  if (one === many) throw new Error('One and many need two words.');
  const isTaken =
    existsSync(join(root, contracts, `${one}.ts`)) ||
    existsSync(join(root, service, many)) ||
    existsSync(join(root, service, `database/tables/${many}.ts`)) ||
    auditActions.some((action) => action.startsWith(`${one}.`));
  if (isTaken) throw new Error(`${one} or ${many} is there already.`);
  const notMk = [oneMk, manyMk].find(
    (word) => !/^\p{Script=Cyrillic}[\p{Script=Cyrillic} -]+$/u.test(word),
  );
  if (notMk !== undefined) throw new Error(`"${notMk}" is no Macedonian word.`);
  if (!/^\p{Lu}/u.test(oneMk)) throw new Error(`"${oneMk}" begins with no capital letter.`);
  checkNames(words);
}

/** No name that the words make is one that the templates use for something else. */
function checkNames(words: RecordWords): void {
  const values = placeholders(words);
  for (const template of ['contract.ts', 'service.ts']) {
    const code = textOf(template).replaceAll(/\/\*\*.*?\*\//gs, '');
    const names = [...code.matchAll(/(?:\w|\{\{\w+\}\})+/g)].map(([name]) => name);
    const used = new Set([...names.filter((name) => !name.includes('{{')), ...reserved.split(' ')]);
    const clash = names.find(
      (name) => /\{\{(?:one|many)\}\}/i.test(name) && used.has(filled(name, values)),
    );
    if (clash !== undefined)
      throw new Error(`The code of a kind uses "${filled(clash, values)}" for something else.`);
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function placeholders({ one, many, oneMk, manyMk }: RecordWords): ReadonlyMap<string, string> {
  const article = /^[aeiou]/.test(one) ? 'an' : 'a';
  return new Map([
    ['one', one],
    ['One', capital(one)],
    ['many', many],
    ['Many', capital(many)],
    ['a', article],
    ['A', capital(article)],
    ['oneMk', oneMk],
    ['manyMk', manyMk],
  ]);
}

/** A template: its files end in `.template`, so that no tool reads them as sources. */
const textOf = (name: string): string =>
  readFileSync(join(import.meta.dirname, `template/${name}.template`), 'utf8');

function filled(text: string, values: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, key: string) => values.get(key) ?? all);
}
