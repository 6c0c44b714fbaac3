import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write(files.contract, filled('contract.ts', values));
  write(files.migration, filled('migration.sql', values));
  write(files.service, filled('service.ts', values));
  const add = (file: string, lines: Readonly<Record<string, string>>) => {
    const text = readFileSync(join(root, file), 'utf8');
    write(file, Object.entries(lines).reduce(before, text));
  };
  add(files.labels, {
    '\n/** The declared texts': `import { ${one}Texts } from './${one}.ts';\n`,
    '  accountTexts,\n]': `  ${one}Texts,\n`,
  });
  const opened = `{ kind: ${one}Kind, open: open${capital(many)} }`;
  add(files.kinds, {
    '\ninterface Opened': `import { open${capital(many)}, ${one}Kind } from './${many}/open-${many}.ts';\n`,
    '];\n\nregisterKinds(': `  ${opened},\n`,
  });
  return [...Object.values(files), table];
}

/** A text with a line in front of the place. */
function before(text: string, [place, line]: readonly [string, string]): string {
  if (!text.includes(place)) throw new Error(`Nothing is in front of ${JSON.stringify(place)}`);
  return text.replace(place, line + place);
}

function checkWords(root: string, { one, many, oneMk, manyMk }: RecordWords): void {
  const isTaken =
    existsSync(join(root, contracts, `${one}.ts`)) || existsSync(join(root, service, many));
  if (isTaken) throw new Error(`${one} or ${many} is there already.`);
  const wrong = [one, many].find((word) => !/^[a-z]{2,30}$/.test(word));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not a word of 2 to 30 small letters.`);
  if (one === many) throw new Error('One and many need two words.');
  const notMk = [oneMk, manyMk].find(
    (word) => !/^\p{Script=Cyrillic}[\p{Script=Cyrillic} -]+$/u.test(word),
  );
  if (notMk !== undefined) throw new Error(`"${notMk}" is no Macedonian word.`);
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
function filled(name: string, values: ReadonlyMap<string, string>): string {
  const text = readFileSync(join(import.meta.dirname, `template/${name}.template`), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (all, key: string) => values.get(key) ?? all);
}
