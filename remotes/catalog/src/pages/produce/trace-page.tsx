import type { MovementTrace } from '@pazar/contracts/movement-trace';
import { settlementFor } from '@pazar/section/settlement-for';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useParams } from 'react-router-dom';
import { DescriptionList } from '@pazar/ui/description-list';
import { PageSection } from '@pazar/ui/page-section';
import { RecordPage } from '@pazar/section/record/record-page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { traceOf } from '../../api/produce/lot-details.ts';
import { lotName } from '../../components/produce/lot-name.ts';
import { PrintButton } from '../../components/produce/print-button.tsx';

/** From a sale, or any movement, back to its lots, their fields and their days. */
export function TracePage() {
  const { t, ...format } = useFormatters('catalog');
  const { movementId = '' } = useParams();
  const query = useQuery(traceOf(useHttp(), movementId));
  return (
    <RecordPage
      query={query}
      list={{ path: '/produce', title: t('produce.title') }}
      texts={{ loading: t('movement.loading'), failed: t('produce.trace.failed') }}
      title={() => t('produce.trace.title')}
      actions={() => <PrintButton />}
    >
      {({ movement, sources }) => {
        const { type, quantity, unit, occurredAt, productName, channel } = movement;
        const state = voidOf(movement);
        const facts = [
          [
            t('movement.column.type'),
            [t(`movement.type.${type}`), state && t(`movement.${state}`)]
              .filter(Boolean)
              .join(' · '),
          ],
          [t('movement.column.quantity'), format.quantity(quantity, unit)],
          [t('movement.column.day'), format.day(occurredAt)],
          [t('movement.channelLabel'), channel && t(`movement.channel.${channel}`)],
          [t('produce.entry.product'), productName && format.localized(productName)],
        ] as const;
        return (
          <>
            {state !== null && (
              <StatusPanel title={t(`produce.trace.${state}`)} tone="attention" icon="undo" />
            )}
            <DescriptionList items={facts.map(([term, detail]) => ({ term, detail }))} />
            {sources.map((source) => (
              <TracedLot key={source.lot.id} source={source} state={state} />
            ))}
          </>
        );
      }}
    </RecordPage>
  );
}

/** Why an entry moves nothing: it was reversed, or it reverses another one. */
function voidOf({ reversesId, reversedById }: MovementTrace['movement']) {
  if (reversesId !== null) return 'isReversal';
  return reversedById === null ? null : 'isReversed';
}

interface TracedLotProps {
  source: MovementTrace['sources'][number];
  state: ReturnType<typeof voidOf>;
}

/** One lot that goods came from: how much, which field, and the days that can be in them. */
function TracedLot({ source: { lot, quantity, unit }, state }: TracedLotProps) {
  const { t, locale, ...format } = useFormatters('catalog');
  const { location } = lot;
  const day = (value: string | null) => (value === null ? null : format.day(value));
  const facts = [
    [
      t(state === 'isReversal' ? 'produce.trace.returned' : 'produce.trace.taken'),
      format.quantity(quantity, unit),
    ],
    [
      t('produce.field.locationId'),
      location && (
        <>
          <TextLink to={`/location/${location.id}`}>{location.name}</TextLink>,{' '}
          {settlementFor(location, locale)}
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
            `${format.day(occurredAt)} (${format.quantity(picked, unit)})`,
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
