import { whenIdle } from '../core/clock/when-idle.ts';
import type { HostServices } from '../host-services.ts';
import type { createChooseLocale } from './choose-locale.ts';
import type { LazyRefresher } from './create-services.ts';

export interface StartBackgroundOptions {
  readonly services: HostServices;
  readonly failedOverrides: readonly string[];
  readonly refresher: LazyRefresher;
  readonly language: Pick<ReturnType<typeof createChooseLocale>, 'tellAccount'>;
  /** Whether the visitor has chosen the language on the page before this one. */
  readonly isLocaleChosen: boolean;
}

/** Starts what can wait until the first paint. */
export function startBackground(options: StartBackgroundOptions): void {
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
