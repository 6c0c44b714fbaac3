import type { LotSummary } from '@pazar/contracts/produce';
import { useHttp } from '@pazar/shell/http';
import { useTranslation } from '@pazar/shell/translation';
import { isAbsent } from '@pazar/ui/record/is-absent';
import { Loaded } from '@pazar/ui/record/loaded';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { NoNetwork } from './no-network.tsx';
import { LotGone, NotHere } from './not-here.tsx';

export interface AskedLotProps {
  kind: EntryKind;
  /** The lot that was asked for; null when none was. */
  id: string | null;
  /** Those that are loaded. */
  lots: readonly LotSummary[];
  /** Given the lots to choose from, the one that was asked for among them. */
  children: (lots: readonly LotSummary[]) => ReactNode;
}

/** The form for the lot that was asked for, or why there is none: never that of another lot. */
export function AskedLot(props: AskedLotProps) {
  const { kind, id, lots, children } = props;
  if (id === null) return children(lots);
  const known = lots.find((lot) => lot.id === id);
  if (known === undefined) return <FarLot {...props} id={id} />;
  return canRecord(kind, known.status) ? children(lots) : <NotHere kind={kind} lot={known} />;
}

/** A lot that is not among the loaded ones is asked of the server. */
function FarLot({ kind, id, lots, children }: AskedLotProps & { id: string }) {
  const { t } = useTranslation('catalog');
  const query = useQuery(lotResource.detail(useHttp(), id));
  if (query.data === undefined && isAbsent(query.error)) return <LotGone />;
  return (
    <Loaded
      query={query}
      texts={{ loading: t('produce.detail.loading'), failed: t('produce.detail.failed') }}
      offline={<NoNetwork />}
    >
      {(lot) =>
        canRecord(kind, lot.status) ? children([lot, ...lots]) : <NotHere kind={kind} lot={lot} />
      }
    </Loaded>
  );
}
