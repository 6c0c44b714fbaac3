import type { ToDoLine } from '@pazar/contracts/dashboard-selling';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { useWaitingCounts, type WaitingCounts } from '@pazar/section/queue/use-waiting-counts';
import { RecordPicture } from '@pazar/section/record-picture';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { PlainItem, PlainList, Quiet, Stack } from '@pazar/ui/layout';
import { Picture } from '@pazar/section/record/picture';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { linesFor, toDoLink, type ToDoTime } from '../../model/to-do.ts';
import { PanelFrame } from '../frame/panel-frame.tsx';
import type { DashboardHandle } from '../frame/use-dashboard.ts';
import styles from './panels.module.css';
import { Subject } from './subject.tsx';

const waitingNames = ['produce', 'location'] as const;

/** The tasks of the agent: each line states a fault, and its link opens the page that corrects it. */
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
          <Tasks items={items} />
        )
      }
    </PanelFrame>
  );
}

/** The number of lines that are as high as the panel beside them. */
const maxLines = 6;

/** The most pressing lines, and the others at a press. */
function Tasks({ items }: { items: readonly ToDoLine[] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const lines = [...linesFor(items, 'today'), ...linesFor(items, 'week')];
  const shown = isWhole ? lines : lines.slice(0, maxLines);
  return (
    <Stack gap="large">
      <Lines time="today" lines={linesFor(shown, 'today')} />
      <Lines time="week" lines={linesFor(shown, 'week')} />
      {lines.length > maxLines && (
        <div className={styles.flush}>
          <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {t('dashboard.showAll', { number: formatNumber(lines.length, locale) })}
          </Button>
        </div>
      )}
    </Stack>
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
            <Line
              line={line}
              text={t(`dashboard.toDo.${line.code}`, {
                ...line.params,
                ...counted(Number(line.params['count'] ?? 1)),
                why: t(whyHidden(line)),
              })}
            />
          </PlainItem>
        ))}
      </PlainList>
    </div>
  );
}

const hiddenReasons = ['NONE', 'PENDING', 'CHANGES_REQUESTED', 'REJECTED', 'suspended'] as const;

/** Why customers see nothing; for any other line it is not used. */
function whyHidden({ params }: ToDoLine) {
  const reason = hiddenReasons.find((name) => name === params['reason']) ?? 'products';
  return `dashboard.toDo.visible.${reason}` as const;
}

/** The names of the records concerned, if there are any, and the action that they need. */
function Line({ line, text }: { line: ToDoLine; text: string }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { code, section, params, subjects } = line;
  const [first] = subjects;
  const action = <TextLink to={toDoLink(line)}>{t(`dashboard.toDo.fix.${code}`)}</TextLink>;
  if (first === undefined) {
    return (
      <Subject
        tile={<Picture image={null} size={160} shape="tile" icon={section} />}
        action={action}
      >
        {text}
      </Subject>
    );
  }
  const count = Number(params['count'] ?? 0);
  const all = subjects.map(({ name }) => readLocalizedText(name, locale).text);
  return (
    <Subject tile={<RecordPicture {...first} />} action={action}>
      <span className={styles.name}>
        {count > all.length
          ? t('dashboard.toDo.names', {
              name: all[0],
              number: formatNumber(count - 1, locale),
            })
          : formatList(all, locale)}
      </span>
      <Quiet>{text}</Quiet>
    </Subject>
  );
}

/** A count for the choice of the plural, and as it is written. */
function useCounted() {
  const locale = useLocale();
  return (count: number) => ({ count, number: formatNumber(count, locale) });
}
