import { useCommands } from '@pazar/shell/commands';
import { IconButton } from '@pazar/ui/icon-button';
import { useFormatters } from '../../model/use-formatters.ts';
import styles from './queue.module.css';

export interface CaseWayProps {
  /** Of the open case among those that wait; -1 when it has left them. */
  index: number;
  count: number;
  go: (step: 1 | -1) => void;
}

/** The way to the case before and the one after, by button and by key. */
export function CaseWay({ index, count, go }: CaseWayProps) {
  const { t, number } = useFormatters();
  useCommands([
    { id: 'queue.next', label: t('queue.next'), keys: { code: 'KeyJ' }, run: () => go(1) },
    { id: 'queue.previous', label: t('queue.previous'), keys: { code: 'KeyK' }, run: () => go(-1) },
  ]);
  return (
    <span className={styles.steps}>
      <IconButton
        icon="previous"
        label={t('queue.previous')}
        disabled={index === 0}
        onClick={() => go(-1)}
      />
      {index >= 0 && t('queue.place.of', { index: number(index + 1), count: number(count) })}
      <IconButton
        icon="next"
        label={t('queue.next')}
        disabled={index === count - 1}
        onClick={() => go(1)}
      />
    </span>
  );
}
