import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './screen-picture.module.css';

/**
 * The screens of which there are pictures, with their size in CSS pixels. `take-public-pictures` of
 * the end-to-end package takes them from the running product.
 */
const sizes = {
  products: [1200, 750],
  phone: [390, 760],
  promotions: [1200, 750],
  dashboard: [1200, 750],
} as const;

export type ScreenName = keyof typeof sizes;

/** A picture of the product in the visitor's language and colour scheme. */
export function ScreenPicture({ name }: { readonly name: ScreenName }) {
  const { t } = useTranslation();
  const { locale } = useHost();
  const [width, height] = sizes[name];
  const address = (scheme: 'light' | 'dark') => `/assets/screens/${name}-${locale}-${scheme}.webp`;
  return (
    <picture className={styles.picture}>
      <source media="(prefers-color-scheme: dark)" srcSet={address('dark')} />
      <img
        src={address('light')}
        alt={t(`public.screen.${name}`)}
        width={width}
        height={height}
        decoding="async"
      />
    </picture>
  );
}
