import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useFormatters } from '@pazar/section/use-formatters';
import { InfoBar } from '@pazar/shell/info-bar';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';

/** Beside a lot: until when it is good, and what it is sold as. */
export function LotInfoCards({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const { unit, bestBefore, linkedProducts } = lot;
  return (
    <InfoBar>
      <InfoCard title={lot.lotNumber}>
        <DescriptionList
          items={[
            {
              term: t('produce.field.bestBefore'),
              detail: bestBefore === null ? t('value.none') : format.day(bestBefore),
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
              term: `${format.localized(name)} · ${sku}`,
              detail:
                stockAvailable === null ? t('value.none') : format.quantity(stockAvailable, unit),
            }))}
          />
        </InfoCard>
      )}
    </InfoBar>
  );
}
