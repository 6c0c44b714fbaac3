import { productPageSchema } from '@pazar/contracts/product';
import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useNotify } from '@pazar/shell/notify';
import { Link, Route, Routes } from 'react-router-dom';
import { defineSection } from '@pazar/shell/section';
import { useAuthStore } from '@pazar/shell';
import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { aPage, aProduct } from './builders.ts';
import { fakeApi } from './fake-api.ts';
import { findRemoteFaults } from './find-remote-faults.ts';
import { renderSection } from './render-section.tsx';

function Example() {
  const { t } = useTranslation('example');
  const http = useHttp();
  const notify = useNotify();
  const session = useAuthStore((auth) => auth.session);
  const { data } = useQuery({
    queryKey: ['example'],
    queryFn: () => http.get('/v1/products', { schema: productPageSchema }),
  });
  const count = data?.items.length ?? 0;
  return (
    <>
      <h1>{session?.username}</h1>
      <p role="status">{t('example.rows', { count, number: count })}</p>
      <button type="button" onClick={() => notify('said')}>
        notify
      </button>
      <Link to="/elsewhere">{t('example.next')}</Link>
      <InfoBar>{count}</InfoBar>
    </>
  );
}

function Untranslated() {
  const { t } = useTranslation('example');
  return t('example.untranslated') + useLocale();
}

function Pages() {
  const { t } = useTranslation('shell');
  return (
    <Routes>
      <Route path="new" element={<h1>New</h1>} />
      <Route path="*" element={<h1>{t('notFound.title')}</h1>} />
    </Routes>
  );
}

const section = defineSection({ routes: { example: Example } });
const rows = (count: number) =>
  fakeApi({ '/v1/products': aPage(Array.from({ length: count }, () => aProduct())) });

describe('renderSection', () => {
  it('gives a section its session, its data and its texts with plural forms', async () => {
    const { infoBar } = renderSection(section, { at: '/example', api: rows(1) });
    expect(await screen.findByText('1 row')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'producer' })).toBeVisible();
    expect(within(infoBar).getByText('1')).toBeVisible();
  });

  it('counts in Macedonian as Macedonians do: 21 is singular', async () => {
    renderSection(section, { at: '/example', locale: 'mk', api: rows(21) });
    expect(await screen.findByText('21 ред')).toBeVisible();
  });

  it('follows links, goes back and asks again', async () => {
    const { user, address, goBack, refresh, api } = renderSection(section, {
      at: '/example',
      api: rows(2),
    });
    await screen.findByText('2 rows');
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(address()).toBe('/elsewhere');
    await goBack();
    await screen.findByText('2 rows');
    const before = api.calls.length;
    await refresh();
    expect(api.calls.length).toBe(before + 1);
  });

  it('keeps what the section says to the agent', async () => {
    const { user, notifications } = renderSection(section, { at: '/example', api: rows(0) });
    await user.click(screen.getByRole('button', { name: 'notify' }));
    expect(notifications).toEqual(['said']);
  });

  it('reports a text that is missing in the language of the test', () => {
    const report = vi.mocked(console.error).mockReturnValue();
    renderSection(defineSection({ routes: { example: Untranslated } }), {
      at: '/example',
      locale: 'mk',
    });
    expect(report).toHaveBeenCalledWith('No text for "example.untranslated" in example, mk');
    report.mockClear();
  });
});

describe('findRemoteFaults', () => {
  it('names texts without translation and routes that only one side knows', () => {
    expect(findRemoteFaults(defineSection({ routes: { other: Example } }))).toEqual([
      'Route "example" of section.json has no component',
      'Route "other" is not in section.json',
      '"example.untranslated" is missing in mk.json',
    ]);
  });

  it('names addresses that open no page', () => {
    expect(findRemoteFaults(defineSection({ routes: { example: Pages } }))).toContain(
      '"/example/gone" of section.json has no page',
    );
    expect(findRemoteFaults(defineSection({ routes: { example: Pages } })).join()).not.toContain(
      '"/example/new"',
    );
  });
});
