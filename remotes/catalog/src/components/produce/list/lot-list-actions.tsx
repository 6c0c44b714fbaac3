import { useCommands } from '@pazar/shell/commands';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { useIsPhone } from '@pazar/ui/use-is-phone';
import { useGrows } from '../../../api/use-grows.ts';
import { entryWords } from '../../../model/produce/entry-kind.ts';

/** What an agent comes to the list for, what comes in first. */
export function LotListActions() {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const from = pathname + search;
  const words = entryWords('harvest', useGrows());
  const incoming = t(`produce.entry.save.${words}`);
  // Two that float beside each other have room for a word each.
  const names = useIsPhone() ? 'title' : 'save';
  const go = (to: string) => void navigate(to, { state: { from } });

  const record = [
    { id: 'produce.sale', code: 'KeyS', label: t('produce.entry.save.sale'), kind: 'sale' },
    {
      id: 'produce.harvest',
      code: 'KeyH',
      label: incoming,
      kind: 'harvest',
    },
  ] as const;
  useCommands(
    record.map(({ id, code, label, kind }) => ({
      id,
      label,
      keys: { code },
      run: () => go(`/produce/record/${kind}`),
    })),
  );

  return (
    <>
      <Button onClick={() => go('/produce/record/sale')}>{t(`produce.entry.${names}.sale`)}</Button>
      <Button variant="primary" icon="produce" onClick={() => go('/produce/record/harvest')}>
        {t(`produce.entry.${names}.${words}`)}
      </Button>
    </>
  );
}
