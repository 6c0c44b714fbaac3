import i18next from 'i18next';
import * as z from '@pazar/contracts/schema';
import { createI18n } from '../core/i18n/create-i18n.ts';
import type { CapturedSecrets } from '../core/session/captured-secrets.ts';
import { homePage } from '../view/pages/lazy-pages.tsx';
import { connect } from './connect.ts';
import { defaultTexts } from './default-texts.ts';
import { loadPage, openShellRouter } from './open-router.tsx';
import { prepareSections } from './prepare-sections.ts';
import { findBuilds, readConfigAndDocument } from './read-start.ts';
import { readVisitor } from './read-visitor.ts';
import type { HostServices } from '../host-services.ts';
import type { AfterSignIn } from './sign-in-with-token.ts';
import { whenIdle } from '../core/clock/when-idle.ts';
import type { createChooseLocale } from './choose-locale.ts';
import type { LazyRefresher } from './create-services.ts';

/**
 * Starts the shell: who visits, configuration and signed document, session, sections, page.
 *
 * @throws Error that says which part failed
 */
export async function startShell({ jwt, linkToken }: CapturedSecrets): Promise<void> {
  // zod would otherwise try to compile its schemas, which the content security policy forbids.
  z.config({ jitless: true });
  const visitor = readVisitor();
  const { locale, session, storage } = visitor;
  const texts = requestPageAndTexts(locale);

  const { config, discovery } = await readConfigAndDocument(storage);
  const connection = connect(visitor, config);
  const { session: stored } = session.getState();
  const afterArrival = await logInFromLink(jwt, { session, ...connection });
  const { session: atStart } = session.getState();
  if (atStart === null) homePage.load();

  const { document } = discovery;
  const { builds, failed } = await findBuilds(config, { document, session: atStart, storage });
  const start = { config, discovery, builds };
  const { loadedBuilds, ...prepared } = prepareSections({
    ...start,
    ...connection,
    visitor,
    session: atStart,
    texts,
  });

  const i18n = await texts;
  const { showPage } = await loadPage();
  const router = await openShellRouter(builds);
  const shown = showPage({
    ...start,
    visitor,
    connection,
    prepared,
    linkToken,
    i18n,
    isFresh: atStart !== stored,
    router,
    loadedBuilds,
  });
  const { services } = shown;
  const goTo = (path: string) => void router.navigate(path);
  afterArrival?.({ services, goTo }).catch(logLinkError);
  startBackground({ ...shown, failedOverrides: failed, isLocaleChosen: visitor.isLocaleChosen });
}

/** Both arrive while the document is verified, and a failure is met where they are awaited. */
function requestPageAndTexts(locale: ReturnType<typeof readVisitor>['locale']) {
  loadPage().catch(() => undefined);
  const texts = createI18n(locale, i18next, defaultTexts);
  texts.catch(() => undefined);
  return texts;
}

/**
 * Logs the agent in whose token the URL had. When that fails the visitor keeps the current session.
 *
 * @returns what the page does once it is shown
 */
async function logInFromLink(
  token: string | null,
  parts: Pick<HostServices, 'session' | 'agentApi'>,
): Promise<AfterSignIn | null> {
  if (token === null) return null;
  try {
    const { signInWithToken } = await import(
      /* webpackChunkName: "sign-in-with-token" */ './sign-in-with-token.ts'
    );
    return await signInWithToken(token, parts);
  } catch (error) {
    logLinkError(error);
    return null;
  }
}

function logLinkError(error: unknown): void {
  console.error('The link could not be used to log in', error);
}

interface StartBackgroundOptions {
  readonly services: HostServices;
  readonly failedOverrides: readonly string[];
  readonly refresher: LazyRefresher;
  readonly language: Pick<ReturnType<typeof createChooseLocale>, 'tellAccount'>;
  /** Whether the visitor has chosen the language on the page before this one. */
  readonly isLocaleChosen: boolean;
}

/** Starts what can wait until the first paint. */
function startBackground(options: StartBackgroundOptions): void {
  const { services, failedOverrides, refresher, language, isLocaleChosen } = options;
  whenIdle(() => {
    void watchSections(services, failedOverrides);
    refresher()
      .then(({ watch }) => watch())
      .catch((error: unknown) => console.error('The session is not kept up to date', error));
    if (isLocaleChosen && services.view === null) void language.tellAccount();
  });
}

/** Reports, recalls, and remembering good versions. */
async function watchSections(
  services: HostServices,
  failedOverrides: readonly string[],
): Promise<void> {
  try {
    const afterPaint = await import(/* webpackChunkName: "after-paint" */ './after-paint.ts');
    afterPaint.startBackgroundWork(services, failedOverrides);
  } catch (error) {
    console.error('The background work could not be loaded', error);
  }
}
