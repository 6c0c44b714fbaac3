import { useTranslation } from '@pazar/shell/translation';
import { Button } from '../button/button.tsx';
import { ChangeFailure } from '../record/change-failure.tsx';
import { Row } from '../record/layout.tsx';
import type { RowFix } from './use-row-fix.ts';

/** What submits the form of a row, and above it why the row was not saved. */
export function ImportRowSave({ fix }: { fix: RowFix }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <ChangeFailure title={t('import.notFixed')} error={fix.error} />
      <Row>
        <Button type="submit" isBusy={fix.isBusy}>
          {t('import.checkRow')}
        </Button>
      </Row>
    </>
  );
}
