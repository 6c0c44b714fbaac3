import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { useQueryClient } from '@tanstack/react-query';
import { produceKey } from '../../api/produce/lot-queries.ts';
import { LotForm } from '../../components/produce/form/lot-form.tsx';

/** Enters a lot. */
export function NewLotPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Page title={t('produce.action.new')}>
      <LotForm
        lot={null}
        onSaved={({ id }) => {
          void queries.invalidateQueries({ queryKey: produceKey });
          void navigate(`/produce/${id}`, { replace: true });
        }}
        onCancel={() => void navigate('/produce')}
      />
    </Page>
  );
}
