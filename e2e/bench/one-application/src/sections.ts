import type { Locale } from '@pazar/contracts/locale';
import type { Section } from '@pazar/shell/section';

/** One section as an ordinary part of the application. */
export interface SectionSource {
  readonly load: () => Promise<{ section: Section }>;
  readonly texts: Readonly<Record<Locale, () => Promise<{ default: Record<string, unknown> }>>>;
}

/** The six sections, each a chunk of this build instead of a separate deployable. */
export const sections: Readonly<Record<string, SectionSource>> = {
  dashboard: {
    load: () => import('../../../../remotes/dashboard/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/dashboard/assets/localization/en.json'),
      mk: () => import('../../../../remotes/dashboard/assets/localization/mk.json'),
    },
  },
  catalog: {
    load: () => import('../../../../remotes/catalog/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/catalog/assets/localization/en.json'),
      mk: () => import('../../../../remotes/catalog/assets/localization/mk.json'),
    },
  },
  locations: {
    load: () => import('../../../../remotes/locations/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/locations/assets/localization/en.json'),
      mk: () => import('../../../../remotes/locations/assets/localization/mk.json'),
    },
  },
  promotion: {
    load: () => import('../../../../remotes/promotion/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/promotion/assets/localization/en.json'),
      mk: () => import('../../../../remotes/promotion/assets/localization/mk.json'),
    },
  },
  account: {
    load: () => import('../../../../remotes/account/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/account/assets/localization/en.json'),
      mk: () => import('../../../../remotes/account/assets/localization/mk.json'),
    },
  },
  management: {
    load: () => import('../../../../remotes/management/src/section.tsx'),
    texts: {
      en: () => import('../../../../remotes/management/assets/localization/en.json'),
      mk: () => import('../../../../remotes/management/assets/localization/mk.json'),
    },
  },
};
