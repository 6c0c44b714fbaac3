import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useParams } from 'react-router-dom';
import { Badge } from '@pazar/ui/badge';
import { RecordPage } from '@pazar/section/record/record-page';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { lotStatusTones } from '../../../model/produce/lot-status.ts';
import { lotName } from '../lot-name.ts';

export interface LotRecordProps {
  /** The page's title; by default the lot's name. */
  title?: (lot: LotDetail) => string;
  actions?: (lot: LotDetail) => ReactNode;
  children: (lot: LotDetail) => ReactNode;
}

/** The page of the lot in the address, whatever is done with it there. */
export function LotRecord({ title, actions, children }: LotRecordProps) {
  const { t, locale } = useFormatters('catalog');
  const { id = '' } = useParams();
  const query = useQuery(lotResource.detail(useHttp(), id));
  return (
    <RecordPage
      query={query}
      list={{ path: '/produce', title: t('produce.title') }}
      texts={{ loading: t('produce.detail.loading'), failed: t('produce.detail.failed') }}
      title={(lot) => title?.(lot) ?? lotName(lot, locale)}
      facts={({ lotNumber, locationId, locationName, status }) => (
        <>
          <span>{lotNumber}</span>
          {locationId !== null && locationName !== null && (
            <TextLink to={`/location/${locationId}`}>{locationName}</TextLink>
          )}
          <Badge tone={lotStatusTones[status]}>{t(`produce.status.${status}`)}</Badge>
        </>
      )}
      {...(actions !== undefined && { actions })}
    >
      {children}
    </RecordPage>
  );
}
