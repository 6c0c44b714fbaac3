import { useFormatters } from '@pazar/section/use-formatters';
import { useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '@pazar/ui/page';
import { lotResource } from '../../api/produce/lots.ts';
import { LotForm } from '../../components/produce/form/lot-form.tsx';
import { lotName } from '../../components/produce/lot-name.ts';
import { LotRecord } from '../../components/produce/lot/lot-record.tsx';

/** Enters a lot. */
export function NewLotPage() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (
    <Page title={t('produce.action.new')}>
      <LotForm
        lot={null}
        onSaved={(saved) => {
          lotResource.show(queries, saved);
          void navigate(`/produce/${saved.id}`, { replace: true });
        }}
        onCancel={() => void navigate('/produce')}
      />
    </Page>
  );
}

/** Changes a lot. */
export function EditLotPage() {
  const { t, locale } = useFormatters('catalog');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = (id: string) => void navigate(`/produce/${id}`);

  return (
    <LotRecord title={(lot) => t('produce.form.edit', { lot: lotName(lot, locale) })}>
      {(lot) => (
        <LotForm
          key={lot.id}
          lot={lot}
          onSaved={(saved) => {
            lotResource.show(queries, saved);
            leave(saved.id);
          }}
          onCancel={() => leave(lot.id)}
        />
      )}
    </LotRecord>
  );
}
