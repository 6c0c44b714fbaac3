import { createServerClock } from '../core/clock/server-clock.ts';
import { pageServerTime } from '../core/config/start-data.ts';
import { chooseLocaleOfLink, storedLocale, takeChosenLocale } from '../core/i18n/stored-locale.ts';
import { createHttpErrors } from '../core/journal/http-errors.ts';
import { identifyRequests } from '../core/request/send-request.ts';
import { createSessionStore } from '../core/session/session-store.ts';
import { viewStorage } from '../core/session/view-storage.ts';
import { safeStorage } from '../core/storage/safe-storage.ts';

/** Reads who visits, and in which language; from now on requests say so. */
export function readVisitor() {
  const storage = safeStorage(window);
  chooseLocaleOfLink(window);
  const locale = storedLocale();
  const isLocaleChosen = takeChosenLocale();
  document.documentElement.lang = locale;
  const clock = createServerClock(performance, pageServerTime(performance));
  const view = viewStorage(window);
  const session = createSessionStore({ storage: view ?? storage, window, clock });
  const token = () => session.getState().session?.token ?? null;
  const httpErrors = createHttpErrors();
  identifyRequests({ locale, token, report: httpErrors.report });
  return { storage, locale, isLocaleChosen, clock, view, session, token, httpErrors };
}
export type Visitor = ReturnType<typeof readVisitor>;
