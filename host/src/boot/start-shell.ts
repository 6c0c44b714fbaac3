import i18next from 'i18next';
import * as z from '@pazar/contracts/schema';
import { createI18n } from '../core/i18n/create-i18n.ts';
import type { CapturedSecrets } from '../core/session/captured-secrets.ts';
import { homePage } from '../view/pages/lazy-pages.tsx';
import { connect } from './connect.ts';
import { defaultTexts } from './default-texts.ts';
import { logInFromLink, logLinkError } from './log-in-from-link.ts';
import { loadPage, openShellRouter } from './open-router.tsx';
import { prepareSections } from './prepare-sections.ts';
import { findBuilds, readConfigAndDocument } from './read-start.ts';
import { readVisitor } from './read-visitor.ts';
import { startBackground } from './start-background.ts';

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
