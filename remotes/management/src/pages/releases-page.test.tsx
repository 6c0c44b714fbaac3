import { fakeApi } from '@pazar/testing/fake-api';
import { renderSection } from '@pazar/testing/render-section';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { at, base, catalog, history, releaseApi, source } from '../../test/release-api.ts';
import { section } from '../section.tsx';

describe('Releases', () => {
  it('lists what visitors get of each section, and opens one', async () => {
    const { user } = renderSection(section, { at: '/management/releases', api: releaseApi() });
    const row = await screen.findByRole('row', { name: /catalog/ });
    expect(row).toHaveTextContent('0.1.0-aaa');
    expect(row).toHaveTextContent('Running');
    await user.click(within(row).getByRole('link', { name: 'Products and produce (catalog)' }));
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Releases of Products and produce (catalog)',
      }),
    ).toBeVisible();
  });

  it('names programs and reasons in words', async () => {
    const [entry] = history.items;
    const items = [
      { ...entry, number: 3, actor: 'controller', action: 'abort', reason: 'more errors' },
      { ...entry, number: 2, actor: 'local', action: 'publish', reason: 'published' },
      { ...entry, number: 4, action: 'publish', reason: 'published', details: { source } },
      { ...entry, number: 1, before: { rollout: { id: 'r1' } } },
    ];
    const api = releaseApi(catalog, { ...history, items });
    renderSection(section, { at: '/management/releases/catalog', api });
    const past = await screen.findByRole('table', { name: 'History' });
    const [, aborted, published, described, raised] = within(past).getAllByRole('row');
    expect(aborted).toHaveTextContent(/Rollout aborted.*Automatic check.*more errors/);
    expect(raised).toHaveTextContent('Rollout changed');
    expect(published).toHaveTextContent(/Published.*Operator, on the server–$/);
    expect(described).toHaveTextContent(/catalog-team ?prices per kilogram \(3fa9c1d, Ana\)$/);
  });

  it('shows state, live numbers and history of one section', async () => {
    renderSection(section, { at: '/management/releases/catalog', api: releaseApi() });
    expect(await screen.findByText(/Running: 0\.2\.0-bbb for/)).toBeVisible();
    const numbers = await screen.findByRole('table', { name: 'Numbers of the last hour' });
    expect(numbers).toHaveTextContent('1,240');
    const past = await screen.findByRole('table', { name: 'History' });
    expect(past).toHaveTextContent('new filters');
    expect(past).toHaveTextContent('Rollout started');
  });

  it('acts only with a reason, and on the state that was seen', async () => {
    const api = releaseApi();
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(screen.getByText('Enter a reason of at least three letters')).toBeVisible();
    await user.type(screen.getByLabelText('Reason'), 'too many questions');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    const writes = () => api.calls.filter(({ method }) => method === 'POST');
    await expect
      .poll(writes)
      .toMatchObject([
        { path: `${base}/catalog/pause`, body: { reason: 'too many questions' }, ifMatch: 7 },
      ]);
  });

  it('offers what the state allows', async () => {
    renderSection(section, {
      at: '/management/releases/catalog',
      api: releaseApi({ ...catalog, rollout: null }),
    });
    expect(await screen.findByRole('button', { name: 'Roll back' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Abort the rollout' })).not.toBeInTheDocument();
  });

  it('takes the next step of a rollout, and aborts it', async () => {
    const api = releaseApi();
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    for (const [name, action] of [
      ['Take the next step', 'next'],
      ['Abort the rollout', 'abort'],
    ] as const) {
      await user.type(await screen.findByLabelText('Reason'), 'enough was seen');
      await user.click(screen.getByRole('button', { name }));
      if (action === 'next')
        await user.click(await screen.findByRole('button', { name: 'Confirm' }));
      await expect
        .poll(() => api.calls.findLast(({ method }) => method === 'POST')?.path)
        .toBe(`${base}/catalog/${action}`);
      await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveValue(''));
    }
  });

  it('says that the section was changed meanwhile', async () => {
    const api = releaseApi();
    api.failNext(`POST ${base}/catalog/pause`, 412, 'version-conflict');
    const { user } = renderSection(section, { at: '/management/releases/catalog', api });
    await user.type(await screen.findByLabelText('Reason'), 'too many questions');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The release of Products and produce (catalog) was changed meanwhile',
    );
    expect(screen.getByLabelText('Reason')).toHaveValue('too many questions');
  });

  it('shows managers what the security policy of the pages blocked', async () => {
    const report = {
      kind: 'csp-violation',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/steal.js',
      page: '/product',
      source: '',
      reportOnly: false,
      total: 1200,
      firstAt: at,
      lastAt: at,
    };
    const api = fakeApi({
      [base]: { items: [catalog] },
      '/v1/releases/reports': { items: [report] },
    });
    const { user } = renderSection(section, { at: '/management/releases', api });
    await user.click(await screen.findByRole('link', { name: 'Security reports' }));
    const row = await screen.findByRole('row', { name: /evil\.example/ });
    expect(row).toHaveTextContent('script-src-elem');
    expect(row).toHaveTextContent('1,200');
  });

  it('speaks Macedonian', async () => {
    renderSection(section, { at: '/management/releases', locale: 'mk', api: releaseApi() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Изданија' })).toBeVisible();
    expect(await screen.findByText(/Во тек/)).toBeVisible();
  });
});
