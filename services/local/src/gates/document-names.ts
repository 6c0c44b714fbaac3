/** A part of a document that names a file or a text. */
interface Named {
  name: string;
  /** Counted from 1. */
  line: number;
}

/** What a document may name. */
export interface Known {
  /** Every file of the repository, relative to it with `/`. */
  files: readonly string[];
  /** Keys of texts. */
  keys: ReadonlySet<string>;
}

const inlineCode = /`([^`]+)`/g;
/** A file by its name; `*` matches any part of a name. An address, `/config.json`, is no file. */
const fileName =
  /(?<![\w./@<>{}*$:-])(?:\.{1,2}\/)*((?:[\w.*-]+\/)*[\w.*-]+\.(?:tsx?|mjs|cjs|css|sql|html|md|svg|webp))(?![\w/.*-])/g;
const sharedModule = /@pazar\/([\w-]+\/[\w/-]*[\w-])/g;
const isFile = /\.(?:tsx?|json)$/;
const wholeKey = /^[a-z]\w*(?:\.\w+)+$/;
const keyInCall = /\bt\(\s*['"]([\w.]+)['"]/g;
/** A group of texts: `product.*`. */
const keyGroup = /(?<![\w./*])([a-z]\w*(?:\.\w+)*)\.\*(?![\w/.*])/g;

/** Lines with the code in them: the whole line in a block, otherwise what is between backticks. */
function codeOf(text: string): Named[] {
  let isBlock = false;
  return text.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (content.trimStart().startsWith('```')) {
      isBlock = !isBlock;
      return [];
    }
    if (isBlock) return [{ name: content, line }];
    return [...content.matchAll(inlineCode)].map(([, name = '']) => ({ name, line }));
  });
}

const matchesIn = (code: readonly Named[], pattern: RegExp): Named[] =>
  code.flatMap(({ name: content, line }) =>
    [...content.matchAll(pattern)].map(([, name = '']) => ({ name, line })),
  );

/** Whether the repository has the file, in any folder; a template of the generator counts. */
function hasFile(name: string, files: readonly string[]): boolean {
  const pattern = name.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
  const ending = new RegExp(`(?:^|/)${pattern}(?:[.]template)?$`);
  return files.some((file) => ending.test(file));
}

/** Whether the package has a module or a folder of this name, at any depth. */
function hasModule(name: string, files: readonly string[]): boolean {
  const [area = '', ...rest] = name.split('/');
  const inside = new RegExp(`^shared/${area}/(?:.*/)?${rest.join('/')}[./]`);
  return files.some((file) => inside.test(file));
}

function missingKeys(code: readonly Named[], keys: ReadonlySet<string>): Named[] {
  const all = [...keys];
  const isKnown = (key: string) =>
    all.some(
      (known) =>
        known === key ||
        known.startsWith(`${key}.`) ||
        known.startsWith(`${key}_`) ||
        known.endsWith(`.${key}`),
    );
  const groups = new Set(all.map((key) => key.split('.')[0]));
  const whole = code.filter(
    ({ name }) => wholeKey.test(name) && !isFile.test(name) && groups.has(name.split('.')[0] ?? ''),
  );
  return [...whole, ...matchesIn(code, keyInCall), ...matchesIn(code, keyGroup)].filter(
    ({ name }) => !isKnown(name),
  );
}

/** The files and texts that a document names and that do not exist, one sentence each. */
export function findMissingNames(document: string, text: string, { files, keys }: Known): string[] {
  const code = codeOf(text);
  const write =
    (what: string) =>
    ({ name, line }: Named) =>
      `${document}:${line}: ${what} "${name}" does not exist`;
  return [
    ...matchesIn(code, fileName)
      .filter(({ name }) => !hasFile(name, files))
      .map(write('the file')),
    ...matchesIn(code, sharedModule)
      .filter(({ name }) => !hasModule(name, files))
      .map(write('the module')),
    ...missingKeys(code, keys).map(write('the text')),
  ];
}
