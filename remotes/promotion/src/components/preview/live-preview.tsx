import { useTranslation } from 'react-i18next';
import { PageSection } from '@pazar/ui/record/page-section';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { PreviewParts } from './preview-parts.tsx';
import { useSketch } from './use-sketch.ts';

/** What a promotion would do as it is written now. */
export function LivePreview({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
  const { t } = useTranslation('promotion');
  const sketch = useSketch(form);
  return (
    <PageSection title={t('promotion.preview.title')} isLandmark={false}>
      {sketch === null ? (
        <p>{t('promotion.sentence.incomplete')}</p>
      ) : (
        <PreviewParts promotion={sketch} id={id} />
      )}
    </PageSection>
  );
}
