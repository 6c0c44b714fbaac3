import type { ImportJob } from '@pazar/contracts/import';
import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { useLocale } from '@pazar/shell/locale';
import { InfoBar } from '@pazar/shell/info-bar';
import { useTranslation } from '@pazar/shell/translation';
import { Badge } from '@pazar/ui/badge';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoCard } from '@pazar/ui/info-card';
import { LoadingState } from '@pazar/ui/loading-state';
import { StatusPanel } from '@pazar/ui/status-panel';
import { TextLink } from '@pazar/ui/text-link';
import { type CatalogImport, listOf } from '../../model/import/import-kinds.ts';
import { importChoices, isAtWork, rowCount } from '../../model/import/import-state.ts';
import { ImportActions } from './import-actions.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './import.module.css';

const shownCounts = [
  ['VALID', 'good'],
  ['ERROR', 'danger'],
  ['APPLIED', 'good'],
  ['UNDONE', 'neutral'],
  ['KEPT', 'attention'],
] as const;

export interface ImportJobViewProps {
  job: ImportJob;
  kind: CatalogImport;
}

/** One import: how its file was read, how its rows stand, what can be done. */
export function ImportJobView({ job, kind }: ImportJobViewProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { columns, createdAt, format, status, undoUntil, warnings } = job;
  const counts = shownCounts
    .map(([state, tone]) => ({ state, tone, count: rowCount(job, state) }))
    .filter(({ count }) => count > 0);
  const unknown = warnings.map(({ column }) => column).join(', ');
  const facts = [
    { term: t('import.fact.delimiter'), detail: t(`import.delimiter.${delimiterName(format)}`) },
    { term: t('import.fact.encoding'), detail: format.encoding },
    { term: t('import.fact.decimal'), detail: format.decimal },
    { term: t('import.fact.columns'), detail: formatNumber(columns.length, locale) },
    { term: t('import.fact.started'), detail: formatDateTime(createdAt, locale) },
  ];

  return (
    <div className={styles.job}>
      <h2 className={styles.heading}>{t(`import.status.${status}`)}</h2>
      {isAtWork(job) && <LoadingState label={t(`import.status.${status}`)} />}
      <ul className={styles.counts} aria-label={t('import.counts')}>
        {counts.map(({ state, tone, count }) => (
          <li key={state}>
            <Badge tone={tone}>
              {t(`import.count.${state}`, { count, number: formatNumber(count, locale) })}
            </Badge>
          </li>
        ))}
      </ul>
      {unknown !== '' && (
        <StatusPanel
          title={t('import.unknownColumns')}
          detail={unknown}
          tone="attention"
          icon="warning"
        />
      )}
      {status === 'APPLIED' && undoUntil !== null && (
        <p className={styles.note}>
          {t('import.undoUntil', { time: formatDateTime(undoUntil, locale) })}{' '}
          <TextLink to={listOf[kind]}>{t(`import.toList.${kind}`)}</TextLink>
        </p>
      )}
      {!isAtWork(job) && <ImportActions job={job} kind={kind} />}
      {importChoices(job).canMend && <ImportRows job={job} />}
      <InfoBar>
        <InfoCard title={t('import.howRead')}>
          <DescriptionList items={facts} />
        </InfoCard>
      </InfoBar>
    </div>
  );
}

function delimiterName({ delimiter }: ImportJob['format']): 'comma' | 'semicolon' | 'tab' {
  if (delimiter === ',') return 'comma';
  return delimiter === ';' ? 'semicolon' : 'tab';
}
