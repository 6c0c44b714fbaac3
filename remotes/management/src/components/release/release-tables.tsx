import type { RemoteMetrics, VersionMetrics } from '@pazar/contracts/releases/release-metrics';
import type { HistoryEntry, RemoteState } from '@pazar/contracts/releases/release-state';
import { tableColumns } from '@pazar/section/table-columns';
import { DataTable } from '@pazar/ui/data-table';
import { PageSection } from '@pazar/ui/page-section';
import { releaseQueries } from '../../api/release-queries.ts';
import { ReadPart } from '../frame/loaded-part.tsx';
import { actionOf, actorOf, judgementOf, reasonOf, sourceOf } from '../../model/release-words.ts';
import { useFormatters } from '../../model/use-formatters.ts';
import { WidePart } from './wide-part.tsx';
import styles from './release-tables.module.css';

const counts = [
  'loads',
  'loadFailures',
  'integrityFailures',
  'mounts',
  'mountFailures',
  'errors',
  'slowLoads',
  'poorVitals',
  'longTasks',
] as const;

/** What visitors' browsers reported of each version in the last hour, and the controller's last word. */
export function ReleaseNumbers({ remote }: { remote: string }) {
  const { t, number } = useFormatters();
  const column = tableColumns<VersionMetrics, 'version' | (typeof counts)[number]>((key) =>
    key === 'version' ? t('releases.column.version') : t(`releases.numbers.${key}`),
  );
  const title = t('releases.numbers.title');
  return (
    <PageSection title={title}>
      <ReadPart read={(http) => releaseQueries.metrics(http, remote)} of="releases.numbers">
        {({ versions, rollout }) => (
          <>
            {versions.length === 0 ? (
              <p>{t('releases.numbers.none')}</p>
            ) : (
              <WidePart label={title}>
                <DataTable
                  label={title}
                  rows={versions}
                  getRowKey={({ version }) => version}
                  columns={[
                    column('version', ({ version }) => version, { isPrimary: true }),
                    ...counts.map((key) =>
                      column(key, (row) => number(row[key]), { align: 'end' }),
                    ),
                  ]}
                />
              </WidePart>
            )}
            {rollout !== null && <LastJudgement rollout={rollout} />}
          </>
        )}
      </ReadPart>
    </PageSection>
  );
}

type RolloutMetrics = NonNullable<RemoteMetrics['rollout']>;

function LastJudgement({ rollout }: { rollout: RolloutMetrics }) {
  const words = useFormatters();
  const { t, number, timestamp } = words;
  const { judgement, judgedAt, boundSeconds, intervalSeconds, failureLimit } = rollout;
  const bound = number(boundSeconds);
  const every = { seconds: number(intervalSeconds), failures: number(failureLimit) };
  const isJudged = judgement !== null && judgedAt !== null;
  const judged = isJudged && {
    verdict: t(`releases.verdict.${judgement.verdict}`),
    at: timestamp(judgedAt),
    bound,
  };
  return (
    <>
      <p>
        {judged ? t('releases.numbers.judged', judged) : t('releases.numbers.notJudged', { bound })}
      </p>
      {isJudged && <p>{judgementOf(judgement, words)}</p>}
      <p>{t('releases.numbers.watched', every)}</p>
    </>
  );
}

/** What was done with a remote, by whom and why, newest first. */
export function ReleaseHistory({ state }: { state: RemoteState }) {
  const words = useFormatters();
  const { t, timestamp } = words;
  const { name: remote, revision, recalled } = state;
  const column = tableColumns<HistoryEntry, 'at' | 'action' | 'version' | 'actor' | 'reason'>(
    (key) => (key === 'version' ? t('releases.column.version') : t(`releases.history.${key}`)),
  );
  const title = t('releases.history.title');
  return (
    <PageSection title={title}>
      <ReadPart
        read={(http) => releaseQueries.history(http, { remote, revision })}
        of="releases.history"
      >
        {({ items }) => (
          <DataTable
            label={title}
            rows={items}
            getRowKey={({ number }) => String(number)}
            columns={[
              column('at', ({ at }) => timestamp(at), { isPrimary: true }),
              column('action', (entry) => actionOf(entry, words)),
              column('version', ({ version }) =>
                recalled.some((one) => one.version === version)
                  ? `${version} · ${t('releases.use.recalled')}`
                  : version,
              ),
              column('actor', ({ actor }) => actorOf(actor, words)),
              column('reason', (entry) => {
                const said = [reasonOf(entry, words), sourceOf(entry.details)];
                const text = said.filter((part) => part !== null).join(': ');
                return text === '' ? null : <span className={styles.reason}>{text}</span>;
              }),
            ]}
          />
        )}
      </ReadPart>
    </PageSection>
  );
}
