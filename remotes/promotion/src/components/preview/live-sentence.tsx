import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { useTranslation } from 'react-i18next';
import { Sentence } from './sentence.tsx';
import styles from './preview.module.css';
import { useSketch } from './use-sketch.ts';

/** What will happen, in one sentence that changes as one types. */
export function LiveSentence({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
  const { t } = useTranslation('promotion');
  const sketch = useSketch(form);
  return (
    <div className={styles.sentence} role="status">
      {sketch === null ? (
        t('promotion.sentence.incomplete')
      ) : (
        <Sentence promotion={sketch} id={id} />
      )}
    </div>
  );
}
