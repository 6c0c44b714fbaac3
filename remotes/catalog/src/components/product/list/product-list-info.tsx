import type { ProductSummary } from '@pazar/contracts/product';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { TextLink } from '@pazar/ui/text-link';
import { fixLink } from '../../../model/product/fix-link.ts';
import { hiddenProducts } from '../../../model/product/hidden-products.ts';

export interface ProductListInfoProps {
  /** The rows on the page. */
  products: readonly ProductSummary[];
}

/** Products that the card names; more would push everything else away. */
const mostNamed = 8;

/** What stands beside the list: how many customers see, and what hides the others. */
export function ProductListInfo({ products }: ProductListInfoProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const hidden = hiddenProducts(products);
  const lowStock = products.filter((product) => product.stockState === 'LOW');
  const counts = [
    ['visible', products.filter(({ visibility }) => visibility.live).length],
    ['lowStock', lowStock.length],
    ['hidden', products.filter(({ visibility }) => !visibility.live).length],
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
          <InfoLines>
            {hidden.slice(0, mostNamed).map(({ product, reason }) => (
              <InfoLine
                key={product.id}
                tone="attention"
                name={readLocalizedText(product.name, locale).text}
                detail={t(`product.reason.${reason}`)}
              >
                <TextLink to={fixLink(reason, product.id)}>
                  {reason === 'blocked' ? t('product.why.show') : t(`product.fix.${reason}`)}
                </TextLink>
              </InfoLine>
            ))}
          </InfoLines>
        </InfoCard>
      )}
    </InfoBar>
  );
}
