import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../command/paths.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { wordGate } from './word-gate.ts';
import { findForbidden, findMixedWords, readForbiddenTerms } from './word-rules.ts';

const glossary = `
| English | Македонски | When | Not                     | Не            |
| ------- | ---------- | ---- | ----------------------- | ------------- |
| Reverse | Сторнирај  |      | \`take back\`, undo       | \`врати го\`    |
| Record  | Внеси      |      |                         | \`книж*\`       |
`;
const terms = readForbiddenTerms(glossary);

describe('The glossary', () => {
  it('forbids what it writes as code, and only that', () => {
    expect(terms).toEqual([
      { language: 'en', term: 'take back', instead: 'Reverse' },
      { language: 'mk', term: 'врати го', instead: 'Сторнирај' },
      { language: 'mk', term: 'книж*', instead: 'Внеси' },
    ]);
  });

  it('of Pazar forbids terms in both languages', () => {
    const own = readFileSync(path.join(repositoryRoot, 'docs/glossary.md'), 'utf8');
    const languages = readForbiddenTerms(own).map(({ language }) => language);
    expect(new Set(languages)).toEqual(new Set(['en', 'mk']));
  });
});

describe('A forbidden term', () => {
  it.each([
    ['en', 'Take back the sale', '"take back" is not used; write "Reverse"'],
    ['mk', 'Сѐ уште не е книжено', '"книж*" is not used; write "Внеси"'],
    ['mk', 'Книж', '"книж*" is not used; write "Внеси"'],
  ] as const)('is found in %s: %s', (language, text, complaint) => {
    expect(findForbidden(text, language, terms)).toEqual([complaint]);
  });

  it.each([
    ['mk', 'Take back the sale'],
    ['en', 'Mistake backwards, undo'],
    ['mk', 'Сметководствен запис, закнижен'],
  ] as const)('is not seen in %s: %s', (language, text) => {
    expect(findForbidden(text, language, terms)).toEqual([]);
  });
});

describe('A word in two scripts', () => {
  it.each([
    ['Сè уште', 'Сè'],
    ['Cенка', 'Cенка'],
    ['паzар', 'паzар'],
  ])('is found: %s', (text, word) => {
    expect(findMixedWords(text)).toEqual([`"${word}" has letters of two scripts`]);
  });

  it.each([
    'Сѐ уште',
    'CSV-датотека',
    'Розов (Rozov)',
    '{number}реда',
    'Google и Пазар',
    String.raw`\uFEFFИД`,
    String.raw`/^(\d+)\sден/`,
    '/[NSEWСЈИЗ−-]/',
  ])('is not seen in %s', (text) => {
    expect(findMixedWords(text)).toEqual([]);
  });
});

describe('The gate of words', () => {
  it('names the line of each finding, and reads no keys', async () => {
    const root = temporaryFolder({
      'docs/glossary.md': glossary,
      'remotes/a/assets/localization/en.json': '{\n  "take back": "Take back"\n}',
      'remotes/a/assets/localization/mk.json': '{\n  "a": "Сè"\n}',
    });
    expect(await wordGate(root).run()).toEqual({
      ok: false,
      output: [
        'remotes/a/assets/localization/en.json:2: "take back" is not used; write "Reverse"',
        'remotes/a/assets/localization/mk.json:2: "Сè" has letters of two scripts',
      ].join('\n'),
    });
  });

  it('reads a text in English that is in code beside the one in Macedonian', async () => {
    const root = temporaryFolder({
      'docs/glossary.md': glossary,
      'a-texts.ts': "note: { label: { mk: 'Назад', en: 'Take back' } },",
    });
    expect((await wordGate(root).run()).output).toBe(
      'a-texts.ts:1: "take back" is not used; write "Reverse"',
    );
  });

  it('reads every page, script, descriptor and specification, but no unit test', async () => {
    const files = [
      'host/src/index.html',
      'services/edge/src/failure-page.ts',
      'host/src/boot/broken-start.ts',
      'remotes/a/section.json',
      'shared/create-remote/template/section/assets/localization/mk.json.template',
      'e2e/specs/first-page.spec.ts',
    ];
    const texts = Object.fromEntries(files.map((file) => [file, 'Пазар сè уште не е книжен']));
    const root = temporaryFolder({
      'docs/glossary.md': glossary,
      ...texts,
      'shared/format/src/fold.test.ts': 'сè',
    });
    const { output } = await wordGate(root).run();
    expect(output.split('\n').toSorted()).toEqual(
      files
        .flatMap((file) => [
          `${file}:1: "книж*" is not used; write "Внеси"`,
          `${file}:1: "сè" has letters of two scripts`,
        ])
        .toSorted(),
    );
  });

  it('complains of a glossary that forbids nothing', async () => {
    const root = temporaryFolder({ 'docs/glossary.md': '# Glossary\n' });
    expect(await wordGate(root).run()).toMatchObject({ ok: false });
  });
});
