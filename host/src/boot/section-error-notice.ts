import type { Locale } from '@pazar/contracts/locale';
import type { Notify } from '@pazar/shell/notify';
import type { i18n } from 'i18next';
import type { Build } from '../core/builds/build.ts';
import { nameOfSection } from '../core/builds/section-route.ts';

/** A section that fails again and again says so once in this many milliseconds. */
const quietTime = 60_000;

export interface SectionErrorNoticeOptions {
  readonly i18n: Pick<i18n, 't'>;
  readonly locale: Locale;
  readonly notify: Notify;
}

/** Tells the visitor that something in a section failed that changed nothing on the page. */
export function sectionErrorNotice({ i18n, locale, notify }: SectionErrorNoticeOptions) {
  const lastTold = new Map<string, number>();
  return (build: Build): void => {
    const { name } = build;
    const now = performance.now();
    if (now - (lastTold.get(name) ?? -Infinity) < quietTime) return;
    lastTold.set(name, now);
    notify(i18n.t('section.fault', { section: nameOfSection(build, { i18n, locale }) }));
  };
}
