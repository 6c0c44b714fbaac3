import type { LotDetail } from '@pazar/contracts/produce-detail';
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
import { lotQueries } from '../../../api/produce/lot-queries.ts';
import { lotStatusTones } from '../../../model/produce/lot-status.ts';
import styles from './lot-frame.module.css';
import { lotName } from '../lot-name.ts';

export interface LotFrameProps {
  /** The page's title; by default the lot's name. */
  title?: (lot: LotDetail) => string;
  actions?: (lot: LotDetail) => ReactNode;
  children: (lot: LotDetail) => ReactNode;
}

/** The page of the lot in the address, once it is there; what keeps it away till then. */
export function LotFrame({ title, actions, children }: LotFrameProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { id = '' } = useParams();
  const lot = useQuery(lotQueries.detail(useHttp(), id));

  if (lot.isPending) {
    return (
      <Page title={t('produce.title')}>
        <LoadingState label={t('produce.detail.loading')} />
      </Page>
    );
  }
  if (lot.isLoadingError) {
    if (isAbsent(lot.error)) return <NotFoundPage backTo="/produce" />;
    return (
      <Page title={t('produce.title')}>
        <LoadFailure
          title={t('produce.detail.failed')}
          error={lot.error}
          isBusy={lot.isFetching}
          onRetry={() => void lot.refetch()}
        />
      </Page>
    );
  }
  const { status, lotNumber, locationName } = lot.data;
  return (
    <Page
      title={title?.(lot.data) ?? lotName(lot.data, locale)}
      subtitle={
        <span className={styles.facts}>
          <TextLink to="/produce">{t('produce.title')}</TextLink>
          <span>{lotNumber}</span>
          {locationName !== null && <span>{locationName}</span>}
          <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
        </span>
      }
      actions={actions?.(lot.data)}
    >
      {lot.isRefetchError && <RefreshFailure onRetry={() => void lot.refetch()} />}
      {children(lot.data)}
    </Page>
  );
}

/** What is no identifier at all is refused as such. */
function isAbsent(error: Error): boolean {
  return error instanceof ApiError && [404, 422].includes(error.status);
}
