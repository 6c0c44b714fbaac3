import type { ProductSummary } from '@pazar/contracts/product';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { useTranslation } from '@pazar/shell/translation';
import { hiddenProducts } from '../../model/product/hidden-products.ts';

export interface ProductListInfoProps {
  /** The rows on the page. */
  products: readonly ProductSummary[];
}

export function ProductListInfo({ products }: ProductListInfoProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const hidden = products.filter((product) => !product.visibility.live);
  const lowStock = products.filter((product) => product.stockState === 'LOW');
  const counts = [
    ['visible', products.length - hidden.length],
    ['lowStock', lowStock.length],
    ['hidden', hidden.length],
  ] as const;

  if (products.length === 0) return null;
  return (
    <InfoBar>
      <InfoCard title={t('product.info.onThisPage')}>
        <DescriptionList
          items={counts.map(([key, count]) => ({
            term: t(`product.info.${key}`),
            detail: formatNumber(count, locale),
          }))}
        />
      </InfoCard>
      {hidden.length > 0 && (
        <InfoCard
          title={t('product.info.whyHidden', {
            count: hidden.length,
            number: formatNumber(hidden.length, locale),
          })}
        >
          <DescriptionList
            items={[...hiddenProducts(hidden)].map(([reason, group]) => ({
              term: t(`product.reason.${reason}`),
              detail: formatList(
                group.map(({ name }) => readLocalizedText(name, locale).text),
                locale,
              ),
            }))}
          />
        </InfoCard>
      )}
    </InfoBar>
  );
}
