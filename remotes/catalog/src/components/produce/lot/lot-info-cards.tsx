import type { LotDetail } from '@pazar/contracts/produce-detail';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { InfoBar } from '@pazar/shell/info-bar';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';

/** Beside a lot: until when it is good, and what it is sold as. */
export function LotInfoCards({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { unit, bestBefore, linkedProducts } = lot;
  return (
    <InfoBar>
      <InfoCard title={lot.lotNumber}>
        <DescriptionList
          items={[
            {
              term: t('produce.field.bestBefore'),
              detail: bestBefore === null ? t('value.none') : formatDate(bestBefore, locale),
            },
          ]}
        />
        {lot.status === 'AVAILABLE' && linkedProducts.length > 0 && (
          <TextLink to={`/promotion/new?lot=${lot.id}`}>{t('produce.sellFirst.promote')}</TextLink>
        )}
      </InfoCard>
      {linkedProducts.length > 0 && (
        <InfoCard title={t('produce.links.title')}>
          <DescriptionList
            items={linkedProducts.map(({ name, sku, stockAvailable }) => ({
              term: `${readLocalizedText(name, locale).text} · ${sku}`,
              detail:
                stockAvailable === null
                  ? t('value.none')
                  : formatQuantity(stockAvailable, unit, locale),
            }))}
          />
        </InfoCard>
      )}
    </InfoBar>
  );
}
