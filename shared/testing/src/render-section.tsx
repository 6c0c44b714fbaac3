/// <reference types="@testing-library/jest-dom/vitest" />
import type { Locale } from '@pazar/contracts/locale';
import { ShellProvider } from '@pazar/shell/context';
import type { Section } from '@pazar/shell/section';
import type { SectionSession } from '@pazar/shell/session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aSession } from './builders.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { fakeTranslations } from './fake-translations.ts';
import { remoteUnderTest } from './remote-under-test.ts';

export interface RenderSectionOptions {
  /** Address to start at, such as `/product` or `/product/none?cursor=2`. */
  at: string;
  locale?: Locale;
  session?: SectionSession | null;
  api?: FakeApi;
}

/**
 * Renders a section as the host does: each route below its path, with the shell's services, the
 * remote's own texts and an info bar. Queries are not retried and not kept.
 */
export function renderSection(section: Section, options: RenderSectionOptions) {
  const { at, locale = 'en', session = aSession(), api = fakeApi() } = options;
  const notifications: string[] = [];
  const infoBar = document.createElement('aside');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const router = createMemoryRouter(
    [
      ...Object.entries(section.routes).map(([path, Route]) => ({
        path: `${path}/*`,
        element: <Route />,
      })),
      // Somewhere else in the shell: a link out of the section has to lead somewhere.
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );

  const { container } = render(
    <I18nextProvider i18n={fakeTranslations(remoteUnderTest(), locale)}>
      <QueryClientProvider client={queries}>
        <ShellProvider
          value={{
            session,
            http: api,
            locale,
            infoBar,
            notify: (message) => notifications.push(message),
          }}
        >
          <RouterProvider router={router} />
        </ShellProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  // As in the shell's page: before the first paint, and gone with the rest at clean-up.
  container.append(infoBar);

  return {
    user: userEvent.setup(),
    api,
    infoBar,
    /** What the section said through `useNotify`, oldest first. */
    notifications,
    /** The address in the browser, path and search. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The browser's back button. */
    goBack: () => act(() => router.navigate(-1)),
    /** Asks for everything on screen again, as the shell does when the window gets focus. */
    refresh: () => act(() => queries.refetchQueries()),
  };
}
