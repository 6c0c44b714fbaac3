import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mergeTexts } from './merge-texts.ts';

const texts = 'assets/localization';

/** The shared packages whose texts the host serves with its own. */
const packages = ['@pazar/ui', '@pazar/section'];

/**
 * Copies the translation files of the host into its build, each merged with those of the shared
 * components, as one entry of `output.copy`.
 *
 * @param root folder of the host
 */
export function copyTexts(root: string) {
  return {
    from: join(root, texts),
    to: texts,
    transform(content: Buffer, file: string) {
      const shared = packages.map((name) =>
        readFileSync(join(root, 'node_modules', name, texts, basename(file)), 'utf8'),
      );
      return mergeTexts([content.toString(), ...shared]);
    },
  };
}
