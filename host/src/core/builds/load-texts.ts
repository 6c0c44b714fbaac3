import type { Locale } from '@pazar/contracts/locale';
import * as z from '@pazar/contracts/schema';
import { otherLocale } from '../i18n/stored-locale.ts';
import type { Build } from './build.ts';
import { requestJson } from '../request/request-json.ts';

const textsSchema = z.record(z.string(), z.unknown());
export type Texts = z.infer<typeof textsSchema>;

/**
 * The deadline of one file, so that a hanging one leaves time for the other language
 * (milliseconds).
 */
const deadline = 2000;

/**
 * A section's texts from its build, with integrity where the document gives one. A file that is
 * missing or damaged is requested twice; then the section falls back to the other language.
 *
 * @throws Error when neither file can be loaded, or is not a JSON object
 */
export async function loadTexts(build: Build, locale: Locale, signal: AbortSignal) {
  for (let tried = 1; tried <= 2; tried += 1) {
    try {
      return await readTexts(build, locale, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      if (tried === 2) console.error(`${build.name} has no texts in "${locale}"`, error);
    }
  }
  return readTexts(build, otherLocale(locale), signal);
}

async function readTexts(build: Build, locale: Locale, signal: AbortSignal) {
  const url = new URL(build.files.localization[locale], build.base).href;
  const integrity = build.integrity?.get(url);
  const texts = await requestJson(url, {
    // Sends no cookies to another origin. With 'omit' the browser would not use what was requested early.
    credentials: 'same-origin',
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
    ...(integrity === undefined ? {} : { integrity }),
  });
  return textsSchema.parse(texts);
}
