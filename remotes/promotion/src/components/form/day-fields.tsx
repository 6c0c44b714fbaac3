import { formatDate } from '@pazar/format/date';
import { dayAfter } from '@pazar/format/market-day';
import { instantOf } from '@pazar/format/market-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { FormField } from '@pazar/section/form/form-field';
import { useFormValue } from '@pazar/section/form/use-form-value';
import { DateTimeField } from '@pazar/ui/input/date-time-field';
import { useToday } from '@pazar/ui/input/use-today';
import { Row, Stack } from '@pazar/ui/layout';
import type { PromotionFormHandle } from '../../model/promotion-fields.ts';

/** How long the end that one press chooses is away, in days. */
const usualDays = 7;

interface DayFieldProps {
  form: PromotionFormHandle;
}

/** From when on it holds; without it from its publishing on. */
export function StartField({ form }: DayFieldProps) {
  const { t } = useTranslation('promotion');
  return (
    <FormField form={form} name="startsAt">
      {(field) => (
        <DateTimeField
          {...field}
          hint={field.value === null ? t('promotion.ready.startsNow') : undefined}
          usualTime="00:00"
        />
      )}
    </FormField>
  );
}

/** Until when it holds. A draft may wait for it, its publishing only where it has a code. */
export function EndField({ form }: DayFieldProps) {
  const { t } = useTranslation('promotion');
  const locale = useLocale();
  const lastDay = dayAfter(useToday(), usualDays);
  const isForCode = useFormValue(form, 'trigger') === 'CODE';
  const hint = t(isForCode ? 'promotion.form.mayGoOn' : 'promotion.form.neededToPublish');
  return (
    <FormField form={form} name="endsAt">
      {(field) => (
        <Stack gap="small">
          <DateTimeField
            {...field}
            hint={field.value === null ? hint : undefined}
            isEnd
            usualTime="24:00"
          />
          {field.value === null && (
            <Row>
              <Button onClick={() => field.onChange(instantOf(lastDay, '24:00'))}>
                {t('promotion.form.endInAWeek', { end: formatDate(lastDay, locale) })}
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </FormField>
  );
}
