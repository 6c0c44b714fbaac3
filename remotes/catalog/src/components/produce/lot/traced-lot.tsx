import type { MovementTrace } from '@pazar/contracts/movement-trace';
import { useWords } from '@pazar/section/use-words';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { lotName } from '../lot-name.ts';

type Source = MovementTrace['sources'][number];

/** One lot that goods came from: how much, which field, and the days that can be in them. */
export function TracedLot({ source: { lot, quantity, unit } }: { source: Source }) {
  const { t, locale, ...write } = useWords('catalog');
  const { location } = lot;
  const day = (value: string | null) => (value === null ? null : write.day(value));
  const facts = [
    [t('produce.trace.taken'), write.quantity(quantity, unit)],
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
            `${write.day(occurredAt)} (${write.quantity(picked, unit)})`,
        )
        .join(', ') || null,
    ],
    [t('produce.field.bestBefore'), day(lot.bestBefore)],
  ] as const;

  return (
    <PageSection title={lotName(lot, locale)} isLandmark={false}>
      <TextLink to={`/produce/${lot.id}`}>{lot.lotNumber}</TextLink>
      <DescriptionList items={facts.map(([term, detail]) => ({ term, detail }))} />
    </PageSection>
  );
}
