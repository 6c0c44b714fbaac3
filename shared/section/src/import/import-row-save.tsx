import type { ImportRow } from '@pazar/contracts/import';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { ChangeFailure } from '../record/change-failure.tsx';
import { Row } from '@pazar/ui/layout';
import { isUnconfirmed } from './row-cells.ts';
import type { RowSave } from './use-row-save.ts';

/** What submits the form of a row, and above it why the row was not saved. */
export function ImportRowSave({ row, saving }: { row: ImportRow; saving: RowSave }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <ChangeFailure title={t('import.notFixed')} error={saving.error} />
      <Row>
        <Button type="submit" isBusy={saving.isBusy}>
          {t('import.checkRow')}
        </Button>
        {isUnconfirmed(row) && (
          <Button isBusy={saving.isBusy} onClick={saving.confirm}>
            {t('import.knownNames.confirmOne')}
          </Button>
        )}
      </Row>
    </>
  );
}
