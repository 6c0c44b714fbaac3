import type { Locale } from '@pazar/contracts/locale';
import type { ChangeLocale } from '@pazar/shell/locale';
import type { Notify } from '@pazar/shell/notify';
import type { i18n } from 'i18next';
import type { LazyHttp } from '../core/http/lazy-http.ts';
import { changeLocale } from '../core/i18n/stored-locale.ts';
import type { HostLeaveGuard } from '../core/page-state/leave-guard-store.ts';
import type { SessionStore } from '../core/session/session-state.ts';

export interface ChooseLocaleOptions {
  /** The language of this page. */
  readonly locale: Locale;
  readonly session: SessionStore;
  readonly http: LazyHttp;
  readonly leaveGuard: Pick<HostLeaveGuard, 'mayLeave'>;
  readonly notify: Notify;
  readonly i18n: Pick<i18n, 't'>;
}

/**
 * Changes the language by a reload. The reloaded page saves the language to the account, so that
 * nobody waits for the server and a failure is shown on a page that stays.
 */
export function createChooseLocale(options: ChooseLocaleOptions) {
  const { locale, session, http, leaveGuard, notify, i18n } = options;

  /** Saves the language of this page to the account of the signed-in agent. */
  async function tellAccount(): Promise<void> {
    if (session.getState().session === null) return;
    try {
      const { saveAccountLocale } = await import(
        /* webpackChunkName: "after-paint" */ '../core/http/account-locale.ts'
      );
      await saveAccountLocale(http, locale);
    } catch {
      // The failed call is in the diagnostics.
      notify(i18n.t('language.notKept'));
    }
  }

  const choose: ChangeLocale = async (next) => {
    if (next === locale) return tellAccount();
    if (await leaveGuard.mayLeave()) changeLocale(next);
  };
  return { choose, tellAccount };
}
