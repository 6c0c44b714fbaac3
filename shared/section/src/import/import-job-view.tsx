import type { ImportFaults, ImportJob } from '@pazar/contracts/import';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { InfoBar } from '@pazar/shell/info-bar';
import { useHttp } from '@pazar/shell/http';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Badge } from '@pazar/ui/badge';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { LoadingState } from '@pazar/ui/loading-state';
import { Stack } from '@pazar/ui/layout';
import { Loaded } from '../record/loaded.tsx';
import { TextLink } from '@pazar/ui/text-link';
import { ImportActions } from './import-actions.tsx';
import { UnknownColumns } from './import-columns.tsx';
import { ImportFixes } from './import-fixes.tsx';
import { KnownNames } from './import-known-names.tsx';
import { sharedFaults } from './import-queries.ts';
import { ImportRows } from './import-rows.tsx';
import {
  importChoices,
  isAtWork,
  rowCount,
  type RowsShown,
  rowsShownFirst,
} from './import-state.ts';
import type { ImportTarget } from './import-target.ts';
import styles from './import.module.css';
import { useImportEntries } from './use-import-entries.ts';

const shownCounts = [
  ['VALID', 'good'],
  ['ERROR', 'danger'],
  ['APPLIED', 'good'],
  ['UNDONE', 'neutral'],
  ['KEPT', 'attention'],
] as const;

const shownEffects = [
  ['create', 'good'],
  ['update', 'info'],
  ['unchanged', 'neutral'],
] as const;

export interface ImportJobViewProps {
  job: ImportJob;
  target: ImportTarget;
}

/** One import: how its file was parsed, the states of its rows, and its actions. */
export function ImportJobView({ job, target }: ImportJobViewProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { columns, createdAt, format, status, undoUntil } = job;
  const counts = shownCounts
    .map(([state, tone]) => ({ state, tone, count: rowCount(job, state) }))
    .filter(({ count }) => count > 0);
  const effects = shownEffects
    .map(([effect, tone]) => ({ effect, tone, count: job.effects?.[effect] ?? 0 }))
    .filter(({ count }) => count > 0);
  const facts = [
    ...(format.points === undefined
      ? [
          {
            term: t('import.fact.delimiter'),
            detail: t(`import.delimiter.${delimiterName(format)}`),
          },
          { term: t('import.fact.decimal'), detail: format.decimal },
        ]
      : [{ term: t('import.fact.kind'), detail: t(`import.points.${format.points}`) }]),
    { term: t('import.fact.encoding'), detail: format.encoding },
    { term: t('import.fact.columns'), detail: formatNumber(columns.length, locale) },
    { term: t('import.fact.started'), detail: formatDateTime(createdAt, locale) },
  ];

  const heading = useFocusOnChange(job);
  return (
    <Stack gap="large">
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`import.status.${status}`)}
      </h2>
      {isAtWork(job) && <LoadingState label={t(`import.status.${status}`)} />}
      <ul className={styles.counts} aria-label={t('import.counts')}>
        {counts.map(({ state, tone, count }) => (
          <li key={state}>
            <Badge tone={tone}>
              {t(`import.count.${state}`, { count, number: formatNumber(count, locale) })}
            </Badge>
          </li>
        ))}
        {effects.map(({ effect, tone, count }) => (
          <li key={effect}>
            <Badge tone={tone}>
              {t(`import.effectCount.${effect}`, { count, number: formatNumber(count, locale) })}
            </Badge>
          </li>
        ))}
      </ul>
      <UnknownColumns job={job} target={target} />
      <KnownNames job={job} target={target} />
      {status === 'APPLIED' && undoUntil !== null && (
        <p className={styles.note}>
          {t('import.undoUntil', { time: formatDateTime(undoUntil, locale) })}{' '}
          <TextLink to={target.listPath}>{t('import.toList')}</TextLink>
        </p>
      )}
      {!isAtWork(job) && <ImportActions job={job} target={target} />}
      <ImportCorrections job={job} target={target} />
      <InfoBar>
        <InfoCard title={t('import.howRead')}>
          <DescriptionList items={facts} />
        </InfoCard>
      </InfoBar>
    </Stack>
  );
}

function delimiterName({ delimiter }: ImportJob['format']): 'comma' | 'semicolon' | 'tab' {
  if (delimiter === ',') return 'comma';
  return delimiter === ';' ? 'semicolon' : 'tab';
}

/** The heading gets the focus that is lost with a button or the rows when the state of the import changes. */
function useFocusOnChange(job: ImportJob): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { canFix } = importChoices(job);
  const state = `${job.status} ${canFix}`;
  const before = useRef(state);
  useEffect(
    function keepFocus() {
      const isOther = before.current !== state;
      before.current = state;
      if (isOther && document.activeElement === document.body) heading.current?.focus();
    },
    [state],
  );
  return heading;
}

/** The rows of an import with what they do, its errors and their corrections. */
function ImportCorrections({ job, target }: ImportJobViewProps) {
  const { t } = useTranslation('shell');
  const { canFix, canFixAll } = importChoices(job);
  // Both are kept here, for the rows are away while they are checked again.
  const entries = useImportEntries();
  const [first, setFirst] = useState<RowsShown | null>(null);
  if (!isAtWork(job) && first === null) setFirst(rowsShownFirst(job));
  const faults = useQuery({ ...sharedFaults(useHttp(), job.id), enabled: canFix });
  const release = useRef<(() => void) | null>(null);
  const [params] = useSearchParams();
  if (isAtWork(job)) return null;
  const rows = (choices: ImportFaults['choices']) => (
    <ImportRows
      job={job}
      target={target}
      choices={choices}
      entries={entries}
      first={first ?? 'error'}
      beforeGo={() => release.current?.()}
    />
  );
  return (
    <>
      <EntryGuard
        key={params.toString()}
        isUnsaved={entries.hasAny}
        onHold={(end) => {
          release.current = end;
        }}
      />
      {canFix ? (
        <Loaded
          query={faults}
          texts={{ loading: t('import.loadingRows'), failed: t('import.rowsFailed') }}
        >
          {(found) => (
            <>
              {canFixAll && (
                <ImportFixes job={job} target={target} faults={found} entries={entries} />
              )}
              {rows(found.choices)}
            </>
          )}
        </Loaded>
      ) : (
        rows({})
      )}
    </>
  );
}

interface EntryGuardProps {
  isUnsaved: boolean;
  /** Gets what releases the guard. */
  onHold: (release: () => void) => void;
}

/** Asks before entered texts are left. Another page of the rows keeps them: its URL gets another guard. */
function EntryGuard({ isUnsaved, onHold }: EntryGuardProps) {
  const release = useLeaveGuard(isUnsaved);
  useEffect(() => onHold(release));
  return null;
}
