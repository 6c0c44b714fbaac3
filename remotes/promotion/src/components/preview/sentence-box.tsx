import type { PromotionSketch } from '@pazar/contracts/promotion-input';
import { useTranslation } from 'react-i18next';
import { Icon } from '@pazar/ui/icon';
import type { EndOfPromotion } from '../../model/end-reason.ts';
import styles from './preview.module.css';
import { Sentence } from './sentence.tsx';

export interface SentenceBoxProps {
  /** Null while the form cannot be read. */
  promotion: PromotionSketch | null;
  /** Of a promotion that is stored. */
  id: string | undefined;
  /** How a stored promotion ended. */
  end?: EndOfPromotion | undefined;
}

/** What customers get, in one sentence above all else. */
export function SentenceBox({ promotion, id, end }: SentenceBoxProps) {
  const { t } = useTranslation('promotion');
  return (
    <div className={styles.box}>
      <p className={styles.boxTitle}>
        <Icon name="promotion" size={16} />
        {t('promotion.info.sentence')}
      </p>
      <div className={styles.sentence} role="status">
        {promotion === null ? (
          t('promotion.sentence.incomplete')
        ) : (
          <Sentence promotion={promotion} id={id} end={end} />
        )}
      </div>
    </div>
  );
}
