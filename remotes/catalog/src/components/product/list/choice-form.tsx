import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import styles from './bulk-forms.module.css';

export interface ChoiceFormProps {
  isChosen: boolean;
  onRun: () => void;
  onCancel: () => void;
  children: (error: string | undefined) => ReactNode;
}

/** Asks for the one thing that a bulk action needs to know. */
export function ChoiceForm({ isChosen, onRun, onCancel, children }: ChoiceFormProps) {
  const { t } = useTranslation('catalog');
  const [isTried, setTried] = useState(false);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (isChosen) onRun();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children(isTried && !isChosen ? t('product.bulk.choose') : undefined)}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('action.cancel')}</Button>
        <Button type="submit" variant="primary">
          {t('product.bulk.apply')}
        </Button>
      </div>
    </form>
  );
}
