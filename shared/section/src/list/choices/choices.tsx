import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../record/loaded.tsx';
import type { listChoices } from './list-choices.ts';

type ListChoices = typeof listChoices;

/** Not a part of a first list: nobody opens a popover before they see the rows. */
const choices = {
  queryKey: ['ui', 'list-choices'],
  queryFn: (): Promise<ListChoices> =>
    import(/* webpackChunkName: "ui-choices" */ './list-choices.ts').then(
      (loaded) => loaded.listChoices,
    ),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  structuralSharing: false,
} as const;

/** Around what a popover of a list shows; until that has loaded, or if it cannot, it says so. */
export function Choices({ children }: { children: (parts: ListChoices) => ReactNode }) {
  const { t } = useTranslation('shell');
  const query = useQuery(choices);
  const texts = { loading: t('record.loading'), failed: t('choices.failed') };
  return (
    <Loaded query={query} texts={texts}>
      {children}
    </Loaded>
  );
}

/** Loads what the popovers show once the list has its rows: then they open without a wait. */
export function useChoicesAhead(hasRows: boolean): void {
  const queries = useQueryClient();
  useEffect(
    function loadAhead() {
      // Who opens a popover is told why it is not there.
      if (hasRows) void queries.query(choices).catch(() => undefined);
    },
    [hasRows, queries],
  );
}
