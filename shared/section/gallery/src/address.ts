import type { Locale } from '@pazar/format/locale';

export type Scheme = 'system' | 'light' | 'dark';

/** The state of the page; all of it is in the URL. */
export interface Address {
  readonly locale: Locale;
  readonly scheme: Scheme;
  /** `input/text-field`; empty for all. */
  readonly component: string;
  /** Name of a state that is shown alone. */
  readonly alone: string | null;
}

export function readAddress({ pathname, search }: Location): Address {
  const parameters = new URLSearchParams(search);
  const scheme = parameters.get('scheme');
  return {
    locale: parameters.get('locale') === 'mk' ? 'mk' : 'en',
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : 'system',
    component: pathname.slice(1),
    alone: parameters.get('alone'),
  };
}

export function writeAddress({ locale, scheme, component, alone }: Address): string {
  const parameters = new URLSearchParams({ locale });
  if (scheme !== 'system') parameters.set('scheme', scheme);
  if (alone !== null) parameters.set('alone', alone);
  return `/${component}?${parameters}`;
}
