import type { Locale } from '@pazar/contracts/locale';
import type { Notify, NotifyText } from '@pazar/shell/notify';
import type { i18n } from 'i18next';
import type { Build } from '../core/builds/build.ts';
import { nameOfSection } from '../core/builds/section-routes.ts';
import type { HostServices } from '../host-services.ts';
import type { AskToLeave } from '../core/page-state/leave-guard-store.ts';

/** A section that fails again and again is reported once in this many milliseconds. */
const quietTime = 60_000;

/** The wait before another try to load the code of messages doubles from here (milliseconds). */
const firstWait = 500;
const longestWait = 15_000;

const loadToasts = () => import(/* webpackChunkName: "overlays" */ '../view/overlays/toasts.tsx');

/**
 * Shows toasts, whose texts are given or translated here by their keys. The library and its styles
 * load with the first message: most visits show none. Until they have loaded, messages wait in their
 * order, also while one try after another fails.
 */
export function createNotifier({ t }: Pick<i18n, 't'>, load = loadToasts): Notify {
  let toasts: ReturnType<typeof load> | undefined;
  async function loadInTheEnd(): ReturnType<typeof load> {
    for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
      try {
        return await load();
      } catch (error) {
        if (wait === firstWait) console.error('Messages wait until their code loads', error);
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }
  function read(text: NotifyText): string {
    // A section's keys are known to its own types alone.
    return typeof text === 'string' ? text : t(text.key as never, { ...text.values });
  }
  return (text, { action } = {}) => {
    const message = read(text);
    const button = action && { label: read(action.label), onAction: action.onAction };
    toasts ??= loadInTheEnd();
    toasts
      .then(({ mountToasts }) => mountToasts(t('notification.region')))
      .then((show) =>
        show({ message, close: t('overlay.close'), ...(button && { action: button }) }),
      )
      .catch((error: unknown) => console.error('A message could not be shown', message, error));
  };
}

export interface SectionErrorNoticeOptions {
  readonly i18n: Pick<i18n, 't'>;
  readonly locale: Locale;
  readonly notify: Notify;
}

/** Notifies the visitor of an error in a section that changed nothing on the page. */
export function sectionErrorNotice({ i18n, locale, notify }: SectionErrorNoticeOptions) {
  const lastNotice = new Map<string, number>();
  return (build: Build): void => {
    const { name } = build;
    const now = performance.now();
    if (now - (lastNotice.get(name) ?? -Infinity) < quietTime) return;
    lastNotice.set(name, now);
    notify(i18n.t('section.fault', { section: nameOfSection(build, { i18n, locale }) }));
  };
}

/**
 * Shows a bar for as long as a manager views an agent's data. If the bar cannot be shown, neither
 * can the data.
 */
export async function showView(services: HostServices, view: Storage): Promise<void> {
  try {
    const { showViewBar } = await import(
      /* webpackChunkName: "view" */ '../view/viewing/view-bar.tsx'
    );
    showViewBar(services, view);
  } catch {
    view.clear();
    location.reload();
  }
}

/**
 * Asks with the shell's dialog, which loads on first use; if it cannot load, with the browser's.
 */
export function askToLeaveWith(translation: i18n): AskToLeave {
  const { t } = translation;
  return async (message = t('leave.question')) => {
    const texts = {
      title: t('leave.title'),
      question: message,
      stay: t('leave.stay'),
      discard: t('leave.discard'),
    };
    try {
      const { showLeaveDialog } = await import(
        /* webpackChunkName: "overlays" */ '../view/overlays/leave-dialog.tsx'
      );
      return await showLeaveDialog(texts, translation);
    } catch (error) {
      console.error('The dialog could not be loaded', error);
      return window.confirm(message);
    }
  };
}
