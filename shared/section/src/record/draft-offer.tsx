import { formatRecent } from '@pazar/format/recent';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Icon } from '@pazar/ui/icon';
import styles from './draft-offer.module.css';

/** The unsaved draft of an earlier visit. */
export interface OfferedDraft {
  /** An instant. */
  readonly keptAt: string;
  /** Restores it; in a form of a record, on the version on which it is based. */
  readonly restore: () => void;
  readonly discard: () => void;
}

export interface DraftOfferProps {
  draft: OfferedDraft;
  /** What the draft holds, translated, where the page does not show what it is about. */
  content?: string;
}

/** Offers the unsaved draft of an earlier visit, with its age; a form fills nothing in unasked. */
export function DraftOffer({ draft: { keptAt, restore, discard }, content }: DraftOfferProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className={styles.draft}>
      <Icon name="info" />
      <div className={styles.text} role="status">
        <p>{t('form.draft.found', { time: formatRecent(keptAt, locale) })}</p>
        {content !== undefined && <p className={styles.content}>{content}</p>}
      </div>
      <div className={styles.buttons}>
        <Button onClick={restore}>{t('form.draft.restore')}</Button>
        <Button variant="quiet" onClick={discard}>
          {t('form.draft.discard')}
        </Button>
      </div>
    </div>
  );
}
