import { formatDateTime } from '@pazar/format/date';
import { formatQuantity } from '@pazar/format/quantity';
import { readLocalizedText } from '@pazar/format/localized-text';
import { ApiError } from '@pazar/shell/api-error';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useParams } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { DescriptionList } from '@pazar/ui/description-list';
import { LoadFailure } from '@pazar/ui/load-failure';
import { LoadingState } from '@pazar/ui/loading-state';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { RefreshFailure } from '@pazar/ui/refresh-failure';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { lotQueries } from '../../api/produce/lot-queries.ts';
import { TracedLotCard } from '../../components/produce/lot/traced-lot.tsx';

/** From a sale, or any movement, back to its lots, their fields and their days. */
export function TracePage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { movementId = '' } = useParams();
  const trace = useQuery(lotQueries.trace(useHttp(), movementId));

  if (trace.isPending) {
    return (
      <Page title={t('produce.trace.title')}>
        <LoadingState label={t('produce.ledger.loading')} />
      </Page>
    );
  }
  if (trace.isLoadingError) {
    const isAbsent = trace.error instanceof ApiError && [404, 422].includes(trace.error.status);
    if (isAbsent) return <NotFoundPage backTo="/produce" />;
    return (
      <Page title={t('produce.trace.title')}>
        <LoadFailure
          title={t('produce.trace.failed')}
          error={trace.error}
          isBusy={trace.isFetching}
          onRetry={() => void trace.refetch()}
        />
      </Page>
    );
  }
  const { movement, sources } = trace.data;
  const { type, quantity, unit, occurredAt, productName, channel } = movement;
  return (
    <Page
      title={t('produce.trace.title')}
      subtitle={<TextLink to="/produce">{t('produce.title')}</TextLink>}
    >
      {trace.isRefetchError && <RefreshFailure onRetry={() => void trace.refetch()} />}
      <DescriptionList
        items={[
          { term: t('produce.ledger.type'), detail: t(`produce.type.${type}`) },
          { term: t('produce.ledger.quantity'), detail: formatQuantity(quantity, unit, locale) },
          { term: t('produce.ledger.day'), detail: formatDateTime(occurredAt, locale) },
          ...(channel === null
            ? []
            : [{ term: t('produce.entry.channel'), detail: t(`produce.channel.${channel}`) }]),
          ...(productName === null
            ? []
            : [
                {
                  term: t('produce.entry.product'),
                  detail: readLocalizedText(productName, locale).text,
                },
              ]),
        ]}
      />
      {sources.map((source) => (
        <TracedLotCard key={source.lot.id} source={source} />
      ))}
    </Page>
  );
}
