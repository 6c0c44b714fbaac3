import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { useState } from 'react';
import { EntryStart } from '../../components/produce/record/entry-start.tsx';
import { useGrows } from '../../api/use-grows.ts';
import { OpenLots } from '../../components/produce/record/offered-lots.tsx';
import { type EntryKind, entryWords } from '../../model/produce/entry-kind.ts';

/** The page after a finished entry: the one that opened this page, else the list. */
function pathBefore(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : '/produce';
}

/** Records one entry: `?lot=` names its lot, `?fix=` a refused entry to begin with. */
export function RecordEntryPage({ kind }: { kind: EntryKind }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const location = useLocation();
  // The library types what a link hands on as anything.
  const from: unknown = location.state;
  const [search] = useSearchParams();

  const grows = useGrows();
  const [isOwn, setOwn] = useState(grows);

  return (
    <Page title={t(`produce.entry.title.${entryWords(kind, isOwn)}`)}>
      <OpenLots>
        {(lots) => (
          <EntryStart
            key={location.key}
            kind={kind}
            lots={lots}
            lotId={search.get('lot')}
            fixes={search.get('fix')}
            onOwn={setOwn}
            onDone={() => void navigate(pathBefore(from))}
          />
        )}
      </OpenLots>
    </Page>
  );
}
