import { useShow } from '@pazar/section/use-change';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Page } from '@pazar/ui/page';
import { lotResource } from '../../api/produce/lots.ts';
import { LotForm } from '../../components/produce/form/lot-form.tsx';

/** Enters a lot. */
export function NewLotPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const show = useShow(lotResource);
  return (
    <Page title={t('produce.action.new')}>
      <LotForm
        lot={null}
        onSaved={(saved) => {
          show(saved);
          void navigate(`/produce/${saved.id}`, { replace: true });
        }}
        onCancel={() => void navigate('/produce')}
      />
    </Page>
  );
}
