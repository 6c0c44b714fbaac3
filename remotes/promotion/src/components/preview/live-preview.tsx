import { useTranslation } from 'react-i18next';
import { PageSection } from '@pazar/ui/page-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { PreviewParts } from './preview-parts.tsx';
import { useSketch } from './use-sketch.ts';

/** What a promotion would do as it is written now. */
export function LivePreview({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
  const { t } = useTranslation('promotion');
  const currency = useFormValue(form, 'currency');
  const sketch = useSketch(form);
  if (sketch !== null) return <PreviewParts promotion={sketch} id={id} />;
  return (
    <PageSection title={t(`promotion.preview.title.${currency}`)} isLandmark={false}>
      <p>{t('promotion.sentence.incomplete')}</p>
    </PageSection>
  );
}
