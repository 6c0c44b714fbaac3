import type { ProductDetail } from '@pazar/contracts/product-detail';
import { readLocalizedText } from '@pazar/format/localized-text';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { productQueries } from '../../../api/product/product-queries.ts';
import { productStatus } from '../../../model/product/product-status.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductInfoCards } from './product-info-cards.tsx';
import { type ProductTab, ProductTabs } from './product-tabs.tsx';
import styles from './product-frame.module.css';

export interface ProductFrameProps {
  tab: ProductTab;
  children: (product: ProductDetail) => ReactNode;
}

/** The page of the product in the address: its head, its tabs and what stands beside it. */
export function ProductFrame({ tab, children }: ProductFrameProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { id = '' } = useParams();
  const product = useQuery(productQueries.detail(useHttp(), id));
  const name =
    product.data === undefined ? undefined : readLocalizedText(product.data.name, locale).text;

  if (product.isPending) {
    return (
      <Page title={t('product.title')}>
        <LoadingState label={t('product.detail.loading')} />
      </Page>
    );
  }
  if (product.isLoadingError) {
    // What is no identifier at all is refused as such.
    const isAbsent = product.error instanceof ApiError && [404, 422].includes(product.error.status);
    if (isAbsent) return <NotFoundPage backTo="/product" />;
    return (
      <Page title={t('product.title')}>
        <LoadFailure
          title={t('product.detail.failed')}
          error={product.error}
          isBusy={product.isFetching}
          onRetry={() => void product.refetch()}
        />
      </Page>
    );
  }
  const { tone, key } = productStatus(product.data);
  return (
    <Page
      title={name ?? ''}
      subtitle={
        <span className={styles.facts}>
          <TextLink to="/product">{t('product.title')}</TextLink>
          <span>{product.data.sku}</span>
          <Badge tone={tone}>{t(key)}</Badge>
        </span>
      }
      actions={<ProductActions product={product.data} />}
    >
      {product.isRefetchError && <RefreshFailure onRetry={() => void product.refetch()} />}
      <ProductTabs id={id} current={tab} />
      {children(product.data)}
      <ProductInfoCards product={product.data} />
    </Page>
  );
}
