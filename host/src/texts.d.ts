import type en from '../assets/localization/en.json';

type Texts = typeof en;

declare module '@pazar/shell/locale' {
  interface HostTexts extends Texts {}
}
