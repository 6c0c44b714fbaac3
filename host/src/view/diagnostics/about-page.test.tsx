import { ApiError } from '@pazar/shell/api-error';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute, assetOrigin } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import { AboutPage } from './about-page.tsx';
import { recordTiming } from '../../core/journal/timings.ts';

const secrets = { token: 'aaaaaaaa.bbbbbbbb.cccccccc', email: 'ana@zadruga.example' };

const account = aRoute({
  path: 'account',
  labelKey: 'sidebar.account',
  label: { en: 'Account', mk: 'Сметка' },
});

function renderPage(locale: 'en' | 'mk' = 'en') {
  const host = fakeHost({ locale, builds: [aBuild('catalog'), aBuild('account', [account])] });
  const session = aSignedInAgent(secrets);
  return renderInHost({
    routes: [{ path: '/about', element: <AboutPage /> }],
    at: '/about',
    host,
    session,
  });
}

/** The text that the page copied to the clipboard, or the browser's refusal. */
function fakeClipboard(isAllowed: boolean): string[] {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    if (!isAllowed) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    copied.push(text);
    return Promise.resolve();
  });
  return copied;
}

describe('AboutPage', () => {
  it('says which version of each remote runs, why, and how fast it came', () => {
    recordTiming('load', { start: performance.now() - 120, remote: 'catalog' });
    renderPage();
    const row = screen.getByRole('row', { name: /^Products/ });
    expect(within(row).getByText('0.1.0-abc')).toBeTruthy();
    expect(within(row).getByText('Current version')).toBeTruthy();
    expect(within(row).getByText('3 signed files')).toBeTruthy();
    expect(within(row).getByText(/^1[23]\d ms$/)).toBeTruthy();
    const untouched = screen.getByRole('row', { name: /^Account/ });
    expect(within(untouched).getAllByText('Not loaded')).toHaveLength(2);
    expect(screen.getByText('Number 7, signed 2026-11-21 10:00:00 UTC')).toBeTruthy();
  });

  it('shows what failed last, with the reference of the panel, once asked again', async () => {
    silence('error');
    const { user, host } = renderPage();
    expect(screen.getByText('None since this page was opened.')).toBeTruthy();
    const failure = new SectionFailure({
      kind: 'unreachable',
      remote: 'catalog',
      version: '0.1.0-abc',
      phase: 'load',
    });
    host.sectionErrors.reportFailure(failure);
    expectReport('error', 'unreachable');
    host.httpErrors.report(new ApiError('no', { kind: 'status', status: 503 }), {
      from: 'catalog',
      method: 'GET',
      path: '/v1/products',
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const [call, section] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(call).toContain('GET /v1/products 503');
    expect(section).toContain(failure.reference);
  });

  it('copies everything as text, without token, address or name of the agent', async () => {
    const { user, host } = renderPage();
    const copied = fakeClipboard(true);
    host.sectionErrors.reportUncaught({
      from: 'catalog',
      version: '0.1.0-abc',
      message: `Error: ${secrets.email} may not use ${secrets.token}`,
    });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await user.click(screen.getByRole('button', { name: 'Copy as text' }));
    expect(await screen.findByText(/^Copied/)).toBeTruthy();
    expect(copied[0]).toContain('catalog 0.1.0-abc (default)');
    expect(copied[0]).toContain('uncaught: Error: <address> may not use <token>');
    for (const secret of Object.values(secrets)) {
      expect(copied[0]).not.toContain(secret);
      expect(document.body.textContent).not.toContain(secret);
    }
  });

  it('links the licences of other software in the shell and in each section', () => {
    renderPage();
    const part = screen.getByRole('region', { name: 'Licences of other software' });
    const links = within(part).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shell', '/third-party-notices.txt'],
      ['Products', `${assetOrigin}/catalog/0.1.0-abc/third-party-notices.txt`],
      ['Account', `${assetOrigin}/account/0.1.0-abc/third-party-notices.txt`],
    ]);
  });

  it('shows the text selected where the browser does not let it copy', async () => {
    const { user } = renderPage('mk');
    fakeClipboard(false);
    await user.click(screen.getByRole('button', { name: 'Копирај како текст' }));
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toContain('Pazar diagnostics');
    expect(document.activeElement).toBe(field);
    expect(field.selectionEnd).toBe(field.value.length);
  });
});
