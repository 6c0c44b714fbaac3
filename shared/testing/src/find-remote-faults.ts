import { pagesOf } from '@pazar/contracts/releases/section-file';
import type { Section } from '@pazar/shell/section';
import { screen } from '@testing-library/react';
import { fakeApi } from './fake-api.ts';
import { remoteUnderTest, type Texts } from './remote-under-test.ts';
import { renderSection } from './render-section.tsx';

const anId = '0193b6a0-0000-7000-8000-000000000001';

const pluralSuffix = /_(?:one|other)$/;

/** Names in single braces, sorted: both languages must fill in the same ones. */
const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].toSorted().join(' ');

function pluralFaults(texts: Texts): string[] {
  return Object.keys(texts)
    .filter((key) => pluralSuffix.test(key))
    .map((key) => key.replace(pluralSuffix, ''))
    .filter((key) => !(`${key}_one` in texts && `${key}_other` in texts))
    .map((key) => `"${key}" has one plural form only`);
}

function textFaults(en: Texts, mk: Texts): string[] {
  const keys = [...new Set([...Object.keys(en), ...Object.keys(mk)])];
  return keys.flatMap((key) => {
    if (en[key] === undefined) return [`"${key}" is missing in en.json`];
    if (mk[key] === undefined) return [`"${key}" is missing in mk.json`];
    if (placeholders(en[key]) !== placeholders(mk[key])) return [`"${key}" fills in other names`];
    return [];
  });
}

/** Whether the section shows the shell's page for unknown URLs at this path. */
function isNotFound(section: Section, path: string): boolean {
  // No call is answered: only the routes matter, and they are rendered at once.
  const api = { ...fakeApi(), get: () => new Promise<never>(() => {}) };
  const { unmount } = renderSection(section, { at: path, api });
  const found = screen.queryByRole('heading', { level: 1, name: 'Page not found' });
  unmount();
  return found !== null;
}

/**
 * Mismatches between a section, its `section.json` and its translations: routes that only one of
 * them has, addresses without a page, help without a text, texts missing in a language or with other parameters, plural
 * forms missing.
 *
 * @returns one sentence for each fault; empty without faults
 */
export function findRemoteFaults(section: Section): string[] {
  const { descriptor, texts } = remoteUnderTest();
  const declared = descriptor.routes.map((route) => route.path);
  const implemented = Object.keys(section.routes);
  return [
    ...declared
      .filter((path) => !implemented.includes(path))
      .map((path) => `Route "${path}" of section.json has no component`),
    ...implemented
      .filter((path) => !declared.includes(path))
      .map((path) => `Route "${path}" is not in section.json`),
    ...[...new Set(pagesOf(descriptor))]
      .filter((page) => isNotFound(section, page.replace('{id}', anId)))
      .map((page) => `"${page}" of section.json has no page`),
    ...Object.values(descriptor.help ?? {})
      .filter((key) => texts.en[key] === undefined)
      .map((key) => `Help "${key}" of section.json has no text`),
    ...textFaults(texts.en, texts.mk),
    ...pluralFaults(texts.en),
    ...pluralFaults(texts.mk),
  ];
}
