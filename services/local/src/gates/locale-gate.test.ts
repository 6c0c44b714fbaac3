import { expect, it } from 'vitest';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { localeGate } from './locale-gate.ts';

const bothLanguages = (folder: string, en: object, mk: object) => ({
  [`${folder}/localization/en.json`]: JSON.stringify(en),
  [`${folder}/localization/mk.json`]: JSON.stringify(mk),
});

const sound = {
  'host/src/sidebar.tsx': "t('brand')",
  ...bothLanguages(
    'host/assets',
    { brand: 'Pazar', sidebar: { a: 'Ah' } },
    { brand: 'Пазар', sidebar: { a: 'А' } },
  ),
  'shared/ui/src/retry.tsx': "t('action.retry')",
  ...bothLanguages(
    'shared/ui/assets',
    { action: { retry: 'Retry' } },
    { action: { retry: 'Повтори' } },
  ),
  'shared/shell/src/locale.ts': '',
  'shared/section/src/retry.tsx': "t('action.retry'); t('list.search')",
  ...bothLanguages(
    'shared/section/assets',
    { list: { search: 'Search' } },
    { list: { search: 'Пребарај' } },
  ),
  'services/api/src/mail.ts': 'textOf(`mail.${kind}.body`)',
  ...bothLanguages(
    'services/api/assets',
    { mail: { verified: { body: '{reason}' } } },
    { mail: { verified: { body: '{reason}' } } },
  ),
  'remotes/a/section.json': '{ "label": "sidebar.a" }',
  'remotes/a/src/page.tsx': "t('title'); t('action.retry')",
  ...bothLanguages('remotes/a/assets', { title: 'Title' }, { title: 'Наслов' }),
};

async function problemsOf(changes: Record<string, string>): Promise<string> {
  const root = temporaryFolder({ ...sound, ...changes });
  return (await localeGate(root).run()).output;
}

it('accepts texts of the host, of the shared components, of the API and of a remote', async () => {
  await expect(problemsOf({})).resolves.toBe('');
});

it.each([
  [
    'a shared component that asks for a text of the host',
    { 'shared/ui/src/name.tsx': "t('brand')" },
    'shared/ui: brand is used',
  ],
  [
    'a component of the design system that asks for a text of the lists',
    { 'shared/ui/src/name.tsx': "t('list.search')" },
    'shared/ui: list.search is used',
  ],
  [
    'a text of an e-mail that no code sends',
    bothLanguages('services/api/assets', { old: 'Old' }, { old: 'Старо' }),
    'services/api: old is used nowhere',
  ],
  [
    'a remote that asks for a text of the host',
    { 'remotes/a/src/name.tsx': "t('brand')" },
    'remotes/a: brand is used',
  ],
  [
    'a text of the shared components that the host alone uses',
    {
      'host/src/name.tsx': "t('only.host')",
      ...bothLanguages(
        'shared/ui/assets',
        { action: { retry: 'Retry' }, only: { host: 'Host' } },
        { action: { retry: 'Повтори' }, only: { host: 'Домаќин' } },
      ),
    },
    'shared/ui: only.host is used nowhere',
  ],
  [
    'a text of the shared components in one language alone',
    { 'shared/ui/assets/localization/mk.json': '{}' },
    'shared/ui: action.retry is not in mk.json',
  ],
])('names %s', async (_what, changes, problem) => {
  await expect(problemsOf(changes)).resolves.toContain(problem);
});
