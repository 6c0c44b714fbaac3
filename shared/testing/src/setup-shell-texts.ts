import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { setShellTexts } from './shell-texts.ts';

/** The installed package brings the shell's texts; here they are read from their source. */
const packed = join(import.meta.dirname, 'shell-texts');
const folder = existsSync(packed)
  ? packed
  : join(import.meta.dirname, '../../../host/public/assets/localization');
const textsSchema = z.record(z.string(), z.unknown());

const readTexts = (locale: Locale) =>
  textsSchema.parse(JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8')));

setShellTexts({ en: readTexts('en'), mk: readTexts('mk') });
