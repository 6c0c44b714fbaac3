import { useShow } from '@pazar/section/use-change';
import { useWords } from '@pazar/section/use-words';
import { useNavigate } from '@pazar/shell/router';
import { lotResource } from '../../api/produce/lots.ts';
import { LotForm } from '../../components/produce/form/lot-form.tsx';
import { LotRecord } from '../../components/produce/lot/lot-record.tsx';
import { lotName } from '../../components/produce/lot-name.ts';

/** Changes a lot. */
export function EditLotPage() {
  const { t, locale } = useWords('catalog');
  const navigate = useNavigate();
  const show = useShow(lotResource);
  const leave = (id: string) => void navigate(`/produce/${id}`);

  return (
    <LotRecord title={(lot) => t('produce.form.edit', { lot: lotName(lot, locale) })}>
      {(lot) => (
        <LotForm
          key={lot.id}
          lot={lot}
          onSaved={(saved) => {
            show(saved);
            leave(saved.id);
          }}
          onCancel={() => leave(lot.id)}
        />
      )}
    </LotRecord>
  );
}
