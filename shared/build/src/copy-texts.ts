import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mergeTexts } from './merge-texts.ts';

const texts = 'assets/localization';

/**
 * Copies the translation files of the host into its build, each merged with those of the shared
 * components, as one entry of `output.copy`.
 *
 * @param root folder of the host
 */
export function copyTexts(root: string) {
  const shared = join(root, 'node_modules/@pazar/ui', texts);
  return {
    from: join(root, texts),
    to: texts,
    transform: (content: Buffer, file: string) =>
      mergeTexts([content.toString(), readFileSync(join(shared, basename(file)), 'utf8')]),
  };
}
