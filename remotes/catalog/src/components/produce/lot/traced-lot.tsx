import type { MovementTrace } from '@pazar/contracts/movement-trace';
import { formatDate } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { lotName } from '../lot-name.ts';

type Source = MovementTrace['sources'][number];

/** One lot that goods came from: how much, which field, and the days that can be in them. */
export function TracedLot({ source: { lot, quantity, unit } }: { source: Source }) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { location } = lot;
  const day = (value: string | null) => (value === null ? null : formatDate(value, locale));
  const facts = [
    [t('produce.trace.taken'), formatQuantity(quantity, unit, locale)],
    [
      t('produce.field.locationId'),
      location && (
        <>
          <TextLink to={`/location/${location.id}`}>{location.name}</TextLink>,{' '}
          {location.settlement}
        </>
      ),
    ],
    [t('produce.field.supplierName'), lot.supplierName],
    [t('produce.field.receivedOn'), day(lot.receivedOn)],
    [t('produce.field.plantedOn'), day(lot.plantedOn)],
    [
      t('produce.trace.harvests'),
      lot.harvests
        .map(
          ({ occurredAt, quantity: picked }) =>
            `${formatDate(occurredAt, locale)} (${formatQuantity(picked, unit, locale)})`,
        )
        .join(', ') || null,
    ],
    [t('produce.field.bestBefore'), day(lot.bestBefore)],
  ] as const;

  return (
    <PageSection title={lotName(lot, locale)} isLandmark={false}>
      <TextLink to={`/produce/${lot.id}`}>{lot.lotNumber}</TextLink>
      <DescriptionList
        items={facts.flatMap(([term, detail]) => (detail === null ? [] : [{ term, detail }]))}
      />
    </PageSection>
  );
}
