import type { SectionTexts } from '@pazar/shell/locale';
import type en from '../../../public/assets/localization/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
  }
  // The keys of the shell, which the shared components use, and of the remote whose types are
  // checked: every browser package reads this file (tsconfig.browser.json).
  interface ResourceNamespaceMap extends SectionTexts {
    shell: typeof en;
  }
}
