import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { findMissingNames } from './document-names.ts';
import { findUnreachable } from './document-reach.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { flattenKeys, type Messages } from './locale-keys.ts';

const translation = /^(.*)\/(?:public\/)?assets\/localization\/en\.json$/;

/**
 * Every file and text that a document names exists, and a reader of the README finds every document. A
 * document of a remote names its own texts.
 */
export function documentGate(root: string): Gate {
  return {
    name: 'documents',
    async run() {
      const files = await sourceFiles(root);
      const read = (file: string) => readFile(path.join(root, file), 'utf8');
      const texts = await Promise.all(
        files
          .filter((file) => translation.test(file))
          .map(async (file) => ({
            folder: translation.exec(file)?.[1] ?? '',
            // The gate of translations reports a file that is not made of texts.
            keys: flattenKeys(JSON.parse(await read(file)) as Messages),
          })),
      );
      const keysFor = (document: string) => {
        const own = texts.filter(({ folder }) => document.startsWith(`${folder}/`));
        return new Set((own.length > 0 ? own : texts).flatMap(({ keys }) => keys));
      };
      const documents = new Map(
        await Promise.all(
          files
            .filter((file) => file.endsWith('.md'))
            .map(async (file) => [file, await read(file)] as const),
        ),
      );
      const findings = [...documents].flatMap(([file, text]) =>
        findMissingNames(file, text, { files, keys: keysFor(file) }),
      );
      return outcomeOf([...findings, ...findUnreachable(documents)]);
    },
  };
}
