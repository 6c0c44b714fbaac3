import type { Booking, Movement } from '@pazar/contracts/movement';
import { lazyComponent } from '@pazar/section/lazy-component';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useHttp } from '@pazar/shell/http';
import { useNotify } from '@pazar/shell/notify';
import { useTranslation } from 'react-i18next';
import { DataTable } from '@pazar/ui/data-table';
import { Pages } from '@pazar/section/list/pages';
import { usePageCursor } from '@pazar/section/list/query/use-page-cursor';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { TableSkeleton } from '@pazar/ui/table-skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { reversal, reverseMovement } from '../../api/movements.ts';
import { type LedgerOwner, ledgerPage } from './ledger-page.ts';
import { useMovementColumns } from './use-movement-columns.tsx';

const CorrectMovement = lazyComponent(
  () => import(/* webpackChunkName: "lot" */ './correct-movement.tsx'),
  'CorrectMovement',
);

export interface LedgerProps {
  owner: LedgerOwner;
  /** Of the lot or the product. */
  id: string;
}

/**
 * All movements of a lot or a product, what happened last first. None is ever changed: a mistake is
 * reversed, or corrected, which reverses it and records it anew.
 */
export function Ledger({ owner, id }: LedgerProps) {
  const { t } = useTranslation('catalog');
  const { cursor, goTo } = usePageCursor();
  const [asked, setAsked] = useState<Movement | null>(null);
  const [corrected, setCorrected] = useState<Movement | null>(null);
  const movements = useQuery(ledgerPage(useHttp(), owner, { id, cursor }));
  const columns = useMovementColumns(owner, { onReverse: setAsked, onCorrect: setCorrected });
  const { frame, focus } = useFocusHere();
  function done(): void {
    setAsked(null);
    setCorrected(null);
    focus();
  }
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
            <div ref={frame} tabIndex={-1} role="group" aria-label={t('movement.title')}>
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
            </div>
          )
        }
      </Loaded>
      {corrected !== null && (
        <CorrectMovement
          key={corrected.id}
          movement={corrected}
          onClose={() => setCorrected(null)}
          onDone={done}
        />
      )}
      {asked !== null && (
        <ReverseQuestion
          key={asked.id}
          movement={asked}
          onClose={() => setAsked(null)}
          onDone={done}
        />
      )}
    </PageSection>
  );
}

/** Moves the focus to the changed row: the button that had it is gone with the change. */
function useFocusHere() {
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(
    function focusFrame() {
      if (count > 0) frame.current?.focus();
    },
    [count],
  );
  return { frame, focus: () => setCount((before) => before + 1) };
}

/** Asks before a movement is reversed, with all that was recorded together with it. */
function ReverseQuestion({
  movement: { id, type, quantity, unit },
  onClose,
  onDone,
}: {
  movement: Movement;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t, ...format } = useFormatters('catalog');
  const notify = useNotify();
  const reversing = useApiMutation<Booking>(reversal);
  const what = `${t(`movement.type.${type}`)}, ${format.quantity(quantity, unit)}`;

  return (
    <Confirm
      title={t('movement.reverseTitle')}
      confirmLabel={t('movement.reverse')}
      isBusy={reversing.isPending}
      onConfirm={() =>
        reversing.mutate(reverseMovement(id), {
          onSuccess: () => {
            onDone();
            notify(t('movement.reversed'));
          },
        })
      }
      onCancel={onClose}
    >
      <p>{t('movement.reverseDetail', { what })}</p>
      <ChangeFailure title={t('movement.reverseFailed')} error={reversing.error} />
    </Confirm>
  );
}
