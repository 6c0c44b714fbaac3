import type { Movement } from '@pazar/contracts/movement';
import { useHttp } from '@pazar/shell/http';
import { usePageCursor } from '@pazar/ui/list/query/use-page-cursor';
import { useTranslation } from '@pazar/shell/translation';
import { DataTable } from '@pazar/ui/data-table';
import { Loaded } from '@pazar/ui/record/loaded';
import { PageSection } from '@pazar/ui/record/page-section';
import { Pages } from '@pazar/ui/list/pages';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ledgerPage, type LedgerOwner } from './ledger-page.ts';
import { ReverseQuestion } from './reverse-question.tsx';
import { useMovementColumns } from './use-movement-columns.tsx';

export interface LedgerProps {
  owner: LedgerOwner;
  /** Of the lot or the product. */
  id: string;
}

/**
 * All movements of a lot or a product, what happened last first. None is ever changed: a mistake is
 * reversed.
 */
export function Ledger({ owner, id }: LedgerProps) {
  const { t } = useTranslation('catalog');
  const { cursor, goTo } = usePageCursor();
  const [asked, setAsked] = useState<Movement | null>(null);
  const movements = useQuery(ledgerPage(useHttp(), owner, { id, cursor }));
  const columns = useMovementColumns(owner, setAsked);
  const texts = { loading: t('movement.loading'), failed: t('movement.failed') };

  return (
    <PageSection title={t('movement.title')}>
      <Loaded
        query={movements}
        texts={texts}
        placeholder={<TableSkeleton label={texts.loading} columns={columns} />}
        onFirstPage={() => goTo(null)}
      >
        {({ items, page }) =>
          items.length === 0 ? (
            <p>{t('movement.empty')}</p>
          ) : (
            <>
              <DataTable
                label={t('movement.title')}
                columns={columns}
                rows={items}
                getRowKey={(movement) => movement.id}
                isBusy={movements.isPlaceholderData}
              />
              <Pages
                label={t('movement.title')}
                page={page}
                isBusy={movements.isPlaceholderData}
                goTo={goTo}
              />
            </>
          )
        }
      </Loaded>
      {asked !== null && (
        <ReverseQuestion key={asked.id} movement={asked} onClose={() => setAsked(null)} />
      )}
    </PageSection>
  );
}
