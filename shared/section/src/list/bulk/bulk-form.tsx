import { useTranslation } from 'react-i18next';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '@pazar/ui/button';
import { Row, Stack } from '@pazar/ui/layout';
import type { BulkFormProps } from './bulk-action.ts';

export interface BulkFormFrameProps extends Pick<BulkFormProps, 'onRun' | 'onCancel'> {
  /** The parameters of the action, or null while something is missing. */
  params: object | null;
  /** An imperative, by default "Apply". */
  submitLabel?: string;
  /**
   * The fields.
   *
   * @param missing whether the form was submitted with missing values; a field may show its own
   * message
   */
  children: (missing: string | undefined) => ReactNode;
}

/** Asks for the parameters of a bulk action. It runs once all are given. */
export function BulkForm({ params, submitLabel, onRun, onCancel, children }: BulkFormFrameProps) {
  const { t } = useTranslation('shell');
  const [hasTried, setTried] = useState(false);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (params !== null) onRun(params);
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="large">
        {children(hasTried && params === null ? t('list.bulk.choose') : undefined)}
        <Row align="end">
          <Button onClick={onCancel}>{t('overlay.cancel')}</Button>
          <Button type="submit" variant="primary">
            {submitLabel ?? t('list.bulk.apply')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
