import { formatEnteredTime } from '@pazar/format/entered-time';
import { useWords } from '@pazar/section/use-words';
import { useHttp } from '@pazar/shell/http';
import { useParams } from '@pazar/shell/router';
import { DescriptionList } from '@pazar/ui/description-list';
import { RecordPage } from '@pazar/ui/record/record-page';
import { useQuery } from '@tanstack/react-query';
import { traceOf } from '../../api/produce/trace.ts';
import { TracedLot } from '../../components/produce/lot/traced-lot.tsx';

/** From a sale, or any movement, back to its lots, their fields and their days. */
export function TracePage() {
  const { t, locale, ...write } = useWords('catalog');
  const { movementId = '' } = useParams();
  const query = useQuery(traceOf(useHttp(), movementId));
  return (
    <RecordPage
      query={query}
      list={{ path: '/produce', title: t('produce.title') }}
      texts={{ loading: t('movement.loading'), failed: t('produce.trace.failed') }}
      title={() => t('produce.trace.title')}
    >
      {({ movement: { type, quantity, unit, occurredAt, productName, channel }, sources }) => {
        const facts = [
          [t('movement.column.type'), t(`movement.type.${type}`)],
          [t('movement.column.quantity'), write.quantity(quantity, unit)],
          [t('movement.column.day'), formatEnteredTime(occurredAt, locale)],
          [t('movement.channelLabel'), channel && t(`movement.channel.${channel}`)],
          [t('produce.entry.product'), productName && write.inOne(productName)],
        ] as const;
        return (
          <>
            <DescriptionList items={facts.map(([term, detail]) => ({ term, detail }))} />
            {sources.map((source) => (
              <TracedLot key={source.lot.id} source={source} />
            ))}
          </>
        );
      }}
    </RecordPage>
  );
}
