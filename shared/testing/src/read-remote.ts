import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@pazar/contracts/locale';
import {
  sectionDescriptorSchema,
  withoutEditorMember,
} from '@pazar/contracts/releases/section-file';
import { z } from 'zod';
import type { RemoteFiles } from './remote-under-test.ts';

const textsSchema = z.record(z.string(), z.string());

/**
 * Reads a remote's `section.json` and translations.
 *
 * @param root folder of the remote
 * @throws Error when a file is absent or breaks its schema
 */
export function readRemote(root: string): RemoteFiles {
  const readJson = (...path: string[]): unknown =>
    JSON.parse(readFileSync(join(root, ...path), 'utf8'));
  const readTexts = (locale: Locale) =>
    textsSchema.parse(readJson('assets', 'localization', `${locale}.json`));

  return {
    descriptor: sectionDescriptorSchema.parse(withoutEditorMember(readJson('section.json'))),
    texts: { en: readTexts('en'), mk: readTexts('mk') },
  };
}
