import type { ToDoLine } from '@pazar/contracts/dashboard-selling';
import { formatNumber } from '@pazar/format/number';
import { useWaitingCounts, type WaitingCounts } from '@pazar/section/queue/use-waiting-counts';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { PlainItem, PlainList, Stack } from '@pazar/ui/record/layout';
import { TextLink } from '@pazar/ui/text-link';
import { linesFor, toDoLink, type ToDoTime } from '../../model/to-do.ts';
import { PanelFrame } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import styles from './panels.module.css';

const waitingNames = ['produce', 'location'] as const;

/** What should be done: each line says what is wrong, and its link opens exactly that. */
export function ToDo({ title, dashboard }: { title: string; dashboard: DashboardHandle }) {
  const { t } = useTranslation('dashboard');
  const waiting = useWaitingCounts();
  const kept = waitingNames.filter((name) => waiting[name] > 0);
  return (
    <PanelFrame
      title={title}
      dashboard={dashboard}
      name="toDo"
      lead={kept.length > 0 && <Waiting names={kept} counts={waiting} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          kept.length === 0 && <p>{t('dashboard.toDo.nothing')}</p>
        ) : (
          <Stack gap="large">
            <Lines time="today" lines={linesFor(items, 'today')} />
            <Lines time="week" lines={linesFor(items, 'week')} />
          </Stack>
        )
      }
    </PanelFrame>
  );
}

interface WaitingProps {
  names: readonly (keyof WaitingCounts)[];
  counts: WaitingCounts;
}

/** Entries on this device that no server has confirmed: known without a network, when it matters. */
function Waiting({ names, counts }: WaitingProps) {
  const { t } = useTranslation('dashboard');
  const counted = useCounted();
  return (
    <PlainList label={t('dashboard.toDo.waiting')}>
      {names.map((name) => (
        <PlainItem key={name}>
          <span className={styles.grow}>
            {t(`dashboard.toDo.waiting.${name}`, counted(counts[name]))}
          </span>
          <TextLink to={`/${name}`}>{t('dashboard.toDo.fix.waiting')}</TextLink>
        </PlainItem>
      ))}
    </PlainList>
  );
}

function Lines({ time, lines }: { time: ToDoTime; lines: readonly ToDoLine[] }) {
  const { t } = useTranslation('dashboard');
  const counted = useCounted();
  if (lines.length === 0) return null;
  const title = t(`dashboard.toDo.${time}`);
  return (
    <div>
      <h3 className={styles.time}>{title}</h3>
      <PlainList label={title}>
        {lines.map((line) => (
          <PlainItem key={line.code}>
            <span className={styles.grow}>
              {t(`dashboard.toDo.${line.code}`, {
                ...line.params,
                ...counted(Number(line.params['count'] ?? 1)),
              })}
            </span>
            <TextLink to={toDoLink(line)}>{t(`dashboard.toDo.fix.${line.code}`)}</TextLink>
          </PlainItem>
        ))}
      </PlainList>
    </div>
  );
}

/** A count for the choice of the plural, and as it is written. */
function useCounted() {
  const locale = useLocale();
  return (count: number) => ({ count, number: formatNumber(count, locale) });
}
