import { useHttp } from '@pazar/shell/http';
import { InfoBar } from '@pazar/shell/info-bar';
import { defineSection } from '@pazar/shell/section';
import { useChangeLocale } from '@pazar/shell/locale';
import { useAuthStore } from '@pazar/shell';
import { useRefreshSession } from '@pazar/shell/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { aBuild, aRoute } from '../../../test/discovery.ts';
import { expectReport, silence } from '../../../test/expect-report.ts';
import { fakeHost, renderInHost } from '../../../test/render-in-host.tsx';
import { aSignedInAgent } from '../../../test/sessions.ts';
import { SectionFailure } from '../../core/builds/section-failure.ts';
import type { LoadedSection } from '../../core/builds/load-build.ts';
import { slotOf } from '../../core/builds/section-slot.ts';
import { createSectionSlots } from '../../core/builds/section-slots.ts';
import type { HostServices } from '../../host-services.ts';
import { InfoBarContext } from '../page/frame-context.ts';
import { SectionPage } from './section-page.tsx';

declare module '@pazar/shell/locale' {
  interface SectionTexts {
    catalog: { title: string };
  }
}

const route = aRoute();
const build = aBuild('catalog', [route]);
const infoBar = document.createElement('aside');

/** The results of the loads of a build; the last one repeats. */
type Answers = readonly (() => Promise<LoadedSection>)[];

function hostWith(...answers: Answers) {
  const left = [...answers];
  const host = fakeHost();
  const sections = createSectionSlots({
    builds: [build],
    loadBuild: () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      return answer?.() ?? Promise.reject(new Error('not part of this test'));
    },
    requestPage: () => undefined,
    addTexts: ({ texts }) =>
      Promise.resolve(void host.i18n.addResourceBundle('en', 'catalog', texts)),
    errors: { reportFailure: () => undefined },
    observations: { note: () => undefined },
    findRescue: () => Promise.resolve([]),
  });
  return { ...host, sections };
}

/** Shows the page of a section whose build loads with these results, one per load. */
const renderPage = (...answers: Answers) => renderWith(hostWith(...answers));

function renderWith(host: HostServices) {
  const element = (
    <QueryClientProvider client={new QueryClient()}>
      <InfoBarContext value={infoBar}>
        <SectionPage remote="catalog" route={route} />
      </InfoBarContext>
    </QueryClientProvider>
  );
  const session = aSignedInAgent({ token: 'top-secret' });
  return renderInHost({ routes: [{ path: '/product', element }], at: '/product', host, session });
}

const sectionOf = (Page: ComponentType) => () =>
  Promise.resolve({
    build,
    section: defineSection({ routes: { product: Page } }),
    texts: { title: 'All products' },
  });

const failure = { kind: 'unreachable', remote: 'catalog', version: '1', phase: 'load' } as const;
const fail = () => Promise.reject(new SectionFailure(failure));

describe('SectionPage', () => {
  it('shows that it loads, then the section with its own texts, and titles the tab', async () => {
    renderPage(
      sectionOf(function Products() {
        return <h1>{useTranslation('catalog').t('title')}</h1>;
      }),
    );
    expect(screen.getByText('Loading Products…')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'All products' })).toBeTruthy();
    expect(screen.queryByText('Loading Products…')).toBeNull();
    expect(document.title).toBe('Products · Pazar');
  });

  it('shows a section that has loaded already in the first frame', async () => {
    const host = hostWith(
      sectionOf(function Products() {
        return <h1>{useTranslation('catalog').t('title')}</h1>;
      }),
    );
    host.sections.preload('catalog', '/product');
    await vi.waitFor(() =>
      expect(slotOf(host.sections.store.getState(), 'catalog').state).toBe('ready'),
    );
    renderWith(host);
    expect(screen.getByRole('heading', { name: 'All products' })).toBeTruthy();
  });

  it('gives the section what it may see of the shell, which is not the token', async () => {
    let seen: unknown[] = [];
    renderPage(
      sectionOf(function Products() {
        seen = [useAuthStore((auth) => auth.session), useHttp()];
        return <InfoBar>More</InfoBar>;
      }),
    );
    await vi.waitFor(() => expect(infoBar.textContent).toBe('More'));
    expect(seen[0]).toMatchObject({ username: 'producer' });
    expect(JSON.stringify(seen)).not.toContain('top-secret');
  });

  it('lets the section change the language and refresh the session', async () => {
    const changeLocale = vi.fn<HostServices['changeLocale']>(() => Promise.resolve());
    const refreshSession = vi.fn<HostServices['refreshSession']>(() => Promise.resolve(true));
    const host = hostWith(
      sectionOf(function Products() {
        const change = useChangeLocale();
        const refresh = useRefreshSession();
        return (
          <>
            <button onClick={() => void change('mk')}>Macedonian</button>
            <button onClick={() => void refresh()}>Refresh</button>
          </>
        );
      }),
    );
    const { user } = renderWith({ ...host, changeLocale, refreshSession });
    await user.click(await screen.findByRole('button', { name: 'Macedonian' }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(changeLocale).toHaveBeenCalledExactlyOnceWith('mk');
    expect(refreshSession).toHaveBeenCalledOnce();
  });

  it('shows the shape of the section until it loads, for eyes only, and says when that takes long', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { container } = renderPage(() => new Promise(() => undefined));
      expect(container.querySelector('[aria-hidden] h1')?.textContent).toBe('Products');
      expect(screen.queryByRole('heading')).toBeNull();
      expect(screen.getByRole('status').textContent).toBe('Loading Products…');
      await act(() => vi.advanceTimersByTimeAsync(3_000));
      expect(screen.getByRole('status').textContent).toContain('Products takes longer than usual');
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows a section by itself once the connection is back', async () => {
    const offline = new SectionFailure({ ...failure, kind: 'offline' });
    renderPage(
      () => Promise.reject(offline),
      sectionOf(() => <p>Here</p>),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('There is no connection');
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('says in place that the section is not there, and shows it once it is', async () => {
    const { user } = renderPage(
      fail,
      sectionOf(() => <p>Here</p>),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Products cannot be reached');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps a crash of the section to its place, reports it, and lets it try again', async () => {
    silence('error');
    let isBroken = true;
    const { user, host } = renderPage(
      sectionOf(function Products() {
        if (isBroken) throw new TypeError('undefined is not a function');
        return <p>Here</p>;
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Products stopped working');
    expect(expectReport('error', 'undefined is not a function')).toContain(
      'SectionFailure: catalog 0.1.0-abc is crashed (mount): undefined is not a function',
    );
    expect(host.sectionErrors.recent()).toMatchObject([{ from: 'catalog', kind: 'crashed' }]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Here')).toBeTruthy();
  });

  it('calls a page whose file did not arrive unreachable: nothing has crashed', async () => {
    silence('error');
    // The shell's own server answers.
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
    const missing = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    renderPage(
      sectionOf(function Products(): never {
        throw missing;
      }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Products cannot be reached');
    expect(expectReport('error', 'Loading chunk 7 failed')).toContain(
      'SectionFailure: catalog 0.1.0-abc is unreachable (mount): Loading chunk 7 failed',
    );
  });
});
