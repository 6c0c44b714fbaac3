import { Link } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import styles from './product-tabs.module.css';

export type ProductTab = 'details' | 'stock' | 'images' | 'history';

const tabs: readonly { tab: ProductTab; place: string }[] = [
  { tab: 'details', place: '' },
  { tab: 'stock', place: '/stock' },
  { tab: 'images', place: '/images' },
  { tab: 'history', place: '/history' },
];

/** The pages of one product. Each has an address, so they are links. */
export function ProductTabs({ id, current }: { id: string; current: ProductTab }) {
  const { t } = useTranslation('catalog');
  return (
    <nav aria-label={t('product.tabs.label')} className={styles.tabs}>
      {tabs.map(({ tab, place }) => (
        <Link
          key={tab}
          to={`/product/${id}${place}`}
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`product.tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
