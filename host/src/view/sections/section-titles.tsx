import { PageTitleContext } from '@pazar/shell/page-title';
import { type ReactNode, useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { useTakeTitle } from '../page/page-title.tsx';

export interface SectionTitlesProps {
  /** Name of the section's entry. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets the sub-pages of a section set their title; the first page uses the entry's label. */
export function SectionTitles({ label, children }: SectionTitlesProps) {
  const takeTitle = useTakeTitle();
  const { pathname } = useLocation();
  const isFirstPage = pathname.split('/').filter(Boolean).length <= 1;
  const tell = useCallback(
    (title: string) => takeTitle(isFirstPage ? label : title),
    [takeTitle, isFirstPage, label],
  );
  return <PageTitleContext value={tell}>{children}</PageTitleContext>;
}
