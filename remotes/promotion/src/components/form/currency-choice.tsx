import { currencySchema } from '@pazar/contracts/money';
import { promotionSketchSchema } from '@pazar/contracts/promotion-input';
import { formatList } from '@pazar/format/list';
import { readLocalizedText } from '@pazar/format/localized-text';
import { useInlineQuery } from '@pazar/section/use-inline-query';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { Note } from '@pazar/ui/note';
import { promotionPreview } from '../../api/promotion-preview.ts';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';
import { useSketch } from '../preview/use-sketch.ts';

/** The sketch for the preview while the form cannot be read. */
const unread = promotionSketchSchema.parse({ rule: { type: 'PERCENT_OFF', percent: 1 } });

/** More names would hide what can be done about it. */
const maxNamed = 3;

export interface CurrencyChoiceProps {
  form: PromotionFormHandle;
  /** Of a promotion that is stored. */
  id: string | undefined;
}

/** At what it is for: which of that is priced in another currency, and the way to that currency. */
export function CurrencyChoice({ form, id }: CurrencyChoiceProps) {
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
