import { Icon } from '@pazar/ui/icon';
import styles from './note.module.css';

export interface NoteProps {
  title: string;
  detail: string;
}

/** Stands above a form: why it starts as it does, or why parts of it cannot change. */
export function Note({ title, detail }: NoteProps) {
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <div>
        <p className={styles.title}>{title}</p>
        <p>{detail}</p>
      </div>
    </div>
  );
}
