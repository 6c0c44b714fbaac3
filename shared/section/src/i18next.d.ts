import type { HostTexts, SectionTexts } from '@pazar/shell/locale';
import type ui from '@pazar/ui/localization/en.json';
import type section from '../assets/localization/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
  }
  // The keys of the shared components, of the host while its types are checked, and of the remote
  // while its are: every browser package reads this file (tsconfig.browser.json).
  interface ResourceNamespaceMap extends SectionTexts {
    shell: typeof ui & typeof section & HostTexts;
  }
}
