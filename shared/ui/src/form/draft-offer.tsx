import { formatRecent } from '@pazar/format/recent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './form-frame.module.css';
import type { OfferedDraft } from './record-form-handle.ts';

/** Offers the unsaved draft of an earlier visit. */
export function DraftOffer({ draft: { keptAt, restore, discard } }: { draft: OfferedDraft }) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className={styles.draft}>
      <Icon name="info" />
      <p className={styles.draftText} role="status">
        {t('form.draft.found', { time: formatRecent(keptAt, locale) })}
      </p>
      <div className={styles.buttons}>
        <Button onClick={restore}>{t('form.draft.restore')}</Button>
        <Button variant="quiet" onClick={discard}>
          {t('form.draft.discard')}
        </Button>
      </div>
    </div>
  );
}
