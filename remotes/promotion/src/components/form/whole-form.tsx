import { FormField } from '@pazar/section/form/form-field';
import { Columns, Stack } from '@pazar/ui/layout';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { NewPromotionInfo } from '../record/new-cards.tsx';
import { EndField, StartField } from './day-fields.tsx';
import { StockLimit } from './limit-fields.tsx';
import { NameField } from './name-field.tsx';
import styles from './promotion-form.module.css';
import { RareSections } from './rare-sections.tsx';
import { RuleField } from './rule-field.tsx';
import { TargetField } from './target-field.tsx';
import { SentenceBox } from '../preview/sentence-box.tsx';
import { useSketch } from '../preview/use-sketch.ts';
import { useTranslation } from 'react-i18next';
import { PageSection } from '@pazar/ui/page-section';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { PreviewParts } from '../preview/preview-parts.tsx';
import { currencySchema } from '@pazar/contracts/money';
import { promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { Button } from '@pazar/ui/button';
import { Note } from '@pazar/ui/note';
import { promotionPreview } from '../../api/promotion-preview.ts';

/** The sketch for the preview while the form cannot be read. */
const unread = promotionSketchSchema.parse({ rule: { type: 'PERCENT_OFF', percent: 1 } });

/** More names would hide what can be done about it. */
const maxNamed = 3;

export interface WholeFormProps {
  form: PromotionFormHandle;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** What customers get in one sentence, the fields, and beside them what they do. */
export function WholeForm({ form, id }: WholeFormProps) {
  return (
    <>
      {id === undefined && <NewPromotionInfo form={form} />}
      <LiveSentence form={form} id={id} />
      <div className={styles.frame}>
        <div className={styles.work}>
          <Stack gap="large">
            <NameField form={form} />
            <FormField form={form} name="rule">
              {(field, faults) => <RuleField {...field} faults={faults} form={form} />}
            </FormField>
            <FormField form={form} name="target">
              {(field) => <TargetField {...field} />}
            </FormField>
            <CurrencyChoice form={form} id={id} />
            <Columns>
              <StartField form={form} />
              <EndField form={form} />
            </Columns>
            <StockLimit form={form} />
            <RareSections form={form} />
          </Stack>
          <LivePreview form={form} id={id} />
        </div>
      </div>
    </>
  );
}

/** What will happen, in one sentence that changes as one types. */
function LiveSentence({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
  return <SentenceBox promotion={useSketch(form)} id={id} />;
}

/** What a promotion would do as it is written now. */
function LivePreview({ form, id }: { form: PromotionFormHandle; id: string | undefined }) {
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

interface CurrencyChoiceProps {
  form: PromotionFormHandle;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** At what it is for: which of that is priced in another currency, and the way to that currency. */
function CurrencyChoice({ form, id }: CurrencyChoiceProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const http = useHttp();
  const sketch = useSketch(form);
  const { data, notice } = useInlineQuery({
    ...promotionPreview(http, sketch ?? unread, id),
    enabled: sketch !== null && sketch.target.type !== 'ALL',
  });
  const others = data?.unaffected.filter(({ reason }) => reason === 'CURRENCY') ?? [];
  const other = currencySchema.options.find((one) => one === others[0]?.currency);
  if (sketch === null || sketch.target.type === 'ALL' || other === undefined) return notice;
  const names = others.slice(0, maxNamed).map(({ name }) => readLocalizedText(name, locale).text);
  return (
    <Note
      tone="attention"
      title={t(`promotion.currency.priced.${other}`, { names: formatList(names, locale) })}
    >
      <Button variant="quiet" onClick={() => form.set('currency', other)}>
        {t(`promotion.currency.use.${other}`)}
      </Button>
    </Note>
  );
}
