import { join } from 'node:path';
import { watchFile, type WatchedFile } from './watched-file.ts';

/** The signed document as embedded in the page. */
export interface StartDocument {
  readonly document: string;
  readonly statement: string;
}

/**
 * Six remotes take 22 kB, so 17 fit. Above this the page would be slower than a separate request, which the
 * browser's cache can save.
 */
const maxDocumentBytes = 64_000;

/** A registry never issues three documents while one page is answered. */
const maxAttempts = 3;

/**
 * The discovery document and its statement, both as the registry wrote them; undefined while one is
 * missing or the document is large. The browser verifies whether they match.
 */
export function openStartDocument(folder: string): WatchedFile<StartDocument> {
  const open = (name: string) =>
    watchFile(join(folder, name), (bytes) => Promise.resolve({ text: bytes.toString() }));
  const readDocument = open('discovery.json');
  const readStatement = open('discovery.statement.json');
  type Texts = readonly [{ text: string } | undefined, { text: string } | undefined];
  let known: { texts: Texts; value: StartDocument | undefined } | undefined;

  /** The registry exchanges both at once, so a document that stayed has the statement between. */
  async function readTogether(): Promise<Texts> {
    let document = await readDocument();
    for (let attempt = 1; ; attempt += 1) {
      const statement = await readStatement();
      const again = await readDocument();
      if (again === document || attempt === maxAttempts) return [again, statement];
      document = again;
    }
  }

  return async () => {
    const texts = await readTogether();
    if (known?.texts[0] !== texts[0] || known?.texts[1] !== texts[1]) {
      known = { texts, value: combine(texts[0]?.text, texts[1]?.text) };
    }
    return known?.value;
  };
}

function combine(document: string | undefined, statement: string | undefined) {
  if (document === undefined || statement === undefined) return undefined;
  return document.length > maxDocumentBytes ? undefined : { document, statement };
}
