import type en from '../assets/localization/en.json';

declare module '@pazar/shell/locale' {
  interface SectionTexts {
    'orders': typeof en;
  }
}
