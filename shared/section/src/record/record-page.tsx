import { keepUnits } from '@pazar/format/keep-units';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { NotFoundPage } from '@pazar/ui/not-found-page';
import { Page } from '@pazar/ui/page';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { isAbsent } from './is-absent.ts';
import { Loaded } from './loaded.tsx';
import styles from './record-page.module.css';
import { type RecordTab, RecordTabs } from './record-tabs.tsx';

export interface RecordPageProps<Row> {
  query: UseQueryResult<Row>;
  /** The list that it belongs to: the way back, and the title while the record loads. */
  list: { readonly path: string; readonly title: string };
  /** Already translated: that it is loading, and that it could not be loaded. */
  texts: { readonly loading: string; readonly failed: string };
  title: (row: Row) => string;
  /** Code, location, badge: after the back link, on one line under the title. */
  facts?: (row: Row) => ReactNode;
  actions?: (row: Row) => ReactNode;
  tabs?: (row: Row) => readonly RecordTab[];
  children: (row: Row) => ReactNode;
}

/**
 * The page of one record: its head and its content. A record that does not exist, or that belongs
 * to another agent, is "not found"; one that was deleted while it was open stays on the page with a
 * notice.
 */
export function RecordPage<Row>(props: RecordPageProps<Row>) {
  const { query, list, texts, title, facts, actions, tabs, children } = props;
  const { data: row, error, isRefetchError } = query;
  if (row === undefined && isAbsent(error)) return <NotFoundPage backTo={list.path} />;
  if (row === undefined) {
    return (
      <Page title={list.title}>
        <Loaded query={query} texts={texts}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  const isGone = isRefetchError && isAbsent(error);
  return (
    <Page
      title={keepUnits(title(row))}
      subtitle={
        <span className={styles.facts}>
          <TextLink to={list.path}>{list.title}</TextLink>
          {facts?.(row)}
        </span>
      }
      actions={isGone ? undefined : actions?.(row)}
    >
      {tabs !== undefined && <RecordTabs tabs={tabs(row)} />}
      {isGone ? (
        <>
          <GoneNotice />
          {children(row)}
        </>
      ) : (
        <Loaded query={query} texts={texts}>
          {children}
        </Loaded>
      )}
    </Page>
  );
}

/** The entered data are still on the page, and can be copied from it. */
function GoneNotice() {
  const { t } = useTranslation('shell');
  return (
    <StatusPanel
      title={t('record.gone')}
      detail={t('record.goneDetail')}
      tone="attention"
      icon="warning"
      announce="alert"
    />
  );
}
