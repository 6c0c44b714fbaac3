import type { Account } from '@pazar/contracts/account';
import type { Locale } from '@pazar/contracts/locale';
import { provideAuth } from '@pazar/shell';
import type { Command } from '@pazar/shell/commands';
import { ShellProvider } from '@pazar/shell/context';
import type { AnswerStorage, Drafts } from '@pazar/shell/drafts';
import type { LeaveGuard } from '@pazar/shell/leave-guard';
import type { Maps } from '@pazar/shell/maps';
import type { NotifyAction, NotifyText } from '@pazar/shell/notify';
import type { SectionSession, ViewAgent } from '@pazar/shell/session';
import sectionEn from '@pazar/section/localization/en.json' with { type: 'json' };
import sectionMk from '@pazar/section/localization/mk.json' with { type: 'json' };
import uiEn from '@pazar/ui/localization/en.json' with { type: 'json' };
import uiMk from '@pazar/ui/localization/mk.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aSession } from './builders.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { fakeAnswers, fakeDrafts } from './fake-drafts.ts';
import { fakeTranslations, type TextsByNamespace } from './fake-translations.ts';

/** The texts of the shared components, in the namespace of the shell. */
const uiTexts = { en: uiEn, mk: uiMk };
const sectionTexts = { en: sectionEn, mk: sectionMk };

export interface RenderInShellOptions {
  /** Initial URL, such as `/product` or `/product/none?cursor=2`. */
  at: string;
  locale?: Locale;
  session?: SectionSession | null;
  /** The agent's own account, which the shell has read; by default it has not. */
  account?: Account;
  /** Google Maps as the section meets it; by default no key is configured. */
  maps?: Maps;
  api?: FakeApi;
  /** The agent's drafts from before; none by default. */
  drafts?: Drafts;
  /** What the API answered at an earlier visit; by default nothing. Null is a shell that stores no answers. */
  storedAnswers?: AnswerStorage | null;
  /**
   * The server's answer when the section asks to refresh the session. Without it the server does
   * not answer.
   */
  refreshed?: SectionSession;
  /** Replaces the shell's reaction to `useViewAgent`, such as by one that throws. */
  viewAgent?: ViewAgent | undefined;
  /** Texts beside the shell's own, in the language of the test. */
  texts?: TextsByNamespace;
}

function fakeLeaveGuard(holds: Map<symbol, (() => void) | undefined>): LeaveGuard {
  return {
    hold(message, onDiscard) {
      const hold = Symbol(message);
      holds.set(hold, onDiscard);
      return () => void holds.delete(hold);
    },
  };
}

/** An element and its paths, as react-router writes them. */
export interface ShellRoute {
  readonly path: string;
  readonly element: ReactNode;
}

/**
 * Renders routes with all the shell's services, the texts of the shared components, a query client and an info bar. Queries
 * are not retried and not cached.
 */
export function renderInShell(routes: readonly ShellRoute[], options: RenderInShellOptions) {
  const { at, locale = 'en', session = aSession(), api = fakeApi(), texts = {} } = options;
  const { maps = { state: 'absent', Map: () => null }, drafts = fakeDrafts() } = options;
  const { storedAnswers = fakeAnswers() } = options;
  const { refreshed, account } = options;
  const chosenLocales: Locale[] = [];
  const notifications: NotifyText[] = [];
  const viewed: string[] = [];
  const { viewAgent = ({ username }) => void viewed.push(username) } = options;
  const actions: NotifyAction[] = [];
  const holds = new Map<symbol, (() => void) | undefined>();
  const lists = new Set<() => readonly Command[]>();
  const infoBar = document.createElement('aside');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  if (account !== undefined) {
    queries.setQueryDefaults(['account'], { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData(['account'], account);
  }
  const router = createMemoryRouter([...routes], { initialEntries: [at] });
  // i18next adds to what it is given, and other tests read the same module.
  const shell = structuredClone(uiTexts[locale]);
  const translations = fakeTranslations({ shell, ...texts }, locale);
  translations.addResourceBundle(locale, 'shell', sectionTexts[locale], true);

  let shownMaps = maps;
  provideAuth({ session, isExpired: false });

  function refreshSession(): Promise<boolean> {
    if (refreshed !== undefined) act(() => provideAuth({ session: refreshed }));
    return Promise.resolve(refreshed !== undefined);
  }

  const page = () => (
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={queries}>
        <ShellProvider
          value={{
            refreshSession,
            viewAgent,
            http: api,
            locale,
            changeLocale: (next) => Promise.resolve(void chosenLocales.push(next)),
            infoBar,
            notify(message, { action } = {}) {
              notifications.push(message);
              if (action !== undefined) actions.push(action);
            },
            leaveGuard: fakeLeaveGuard(holds),
            drafts,
            ...(storedAnswers && { answers: storedAnswers }),
            commands: {
              add(list) {
                lists.add(list);
                return () => void lists.delete(list);
              },
              openHelp: () => undefined,
            },
            maps: shownMaps,
            // Every subject has a page here; the host reads those of the real ones from the descriptors.
            subjectPage: ([subject], id) => subject && `/page-of/${subject}/${id}`,
          }}
        >
          <RouterProvider router={router} />
        </ShellProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { container, rerender, unmount } = render(page());
  // As in the shell's page: before the first paint, and gone with the rest at clean-up.
  container.append(infoBar);

  return {
    user: userEvent.setup(),
    api,
    container,
    unmount,
    infoBar,
    /** Messages shown through `useNotify`, oldest first. */
    notifications,
    /** The buttons that messages offered, oldest first. */
    actions,
    /** Names of the agents whose data the shell showed through `useViewAgent`, oldest first. */
    viewed,
    /** The languages that the section chose, oldest first; the page of a test does not reload. */
    chosenLocales,
    /** Whether the shell would ask before the agent leaves. */
    isUnsaved: () => holds.size > 0,
    /** What the shell would ask before the agent leaves; undefined for its own question. */
    leaveQuestion: () => [...holds.keys()].at(-1)?.description,
    /** The shell's reaction when the agent discards the unsaved data. */
    discard: () => {
      for (const onDiscard of holds.values()) onDiscard?.();
    },
    drafts,
    storedAnswers,
    /** Google Maps loads, or fails to load, while the page is open. */
    setMaps: (next: Maps) => {
      shownMaps = next;
      rerender(page());
    },
    /** Newer facts about the agent reach the page, such as another role. */
    setSession: (next: SectionSession) => act(() => provideAuth({ session: next })),
    /** The page's commands: its shortcuts and the entries of the command palette. */
    commands: (): readonly Command[] => [...lists].flatMap((list) => list()),
    /** The browser's URL, path and search. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** The browser's back button. */
    goBack: () => act(() => router.navigate(-1)),
    /** Asks for everything on screen again, as the shell does when the window gets focus. */
    refresh: () => act(() => queries.refetchQueries()),
  };
}
