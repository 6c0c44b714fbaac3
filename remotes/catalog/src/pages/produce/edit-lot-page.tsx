import type { LotDetail } from '@pazar/contracts/produce-detail';
import { useHttp } from '@pazar/shell/http';
import { useLocale } from '@pazar/shell/locale';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { useQueryClient } from '@tanstack/react-query';
import { lotQueries, produceKey } from '../../api/produce/lot-queries.ts';
import { LotForm } from '../../components/produce/form/lot-form.tsx';
import { LotFrame } from '../../components/produce/lot/lot-frame.tsx';
import { lotName } from '../../components/produce/lot-name.ts';

/** Changes a lot. */
export function EditLotPage() {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const http = useHttp();
  const navigate = useNavigate();
  const queries = useQueryClient();

  function leave(id: string): void {
    void navigate(`/produce/${id}`);
  }
  function finish(lot: LotDetail): void {
    queries.setQueryData(lotQueries.detail(http, lot.id).queryKey, lot);
    void queries.invalidateQueries({
      queryKey: produceKey,
      predicate: ({ queryKey }) => queryKey[2] !== 'detail',
    });
    leave(lot.id);
  }

  return (
    <LotFrame title={(lot) => t('produce.form.edit', { lot: lotName(lot, locale) })}>
      {(lot) => <LotForm key={lot.id} lot={lot} onSaved={finish} onCancel={() => leave(lot.id)} />}
    </LotFrame>
  );
}
