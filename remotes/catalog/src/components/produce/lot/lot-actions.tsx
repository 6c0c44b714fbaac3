import type { LotDetail } from '@pazar/contracts/produce-detail';
import { isPositive } from '@pazar/format/quantity-math';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useFormatters } from '@pazar/section/use-formatters';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { Button } from '@pazar/ui/button';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useState } from 'react';
import { lotResource } from '../../../api/produce/lots.ts';
import { canRecord, type EntryKind, entryWords } from '../../../model/produce/entry-kind.ts';
import { CloseDialog, DeleteQuestion, LossDialog } from './lot-questions.tsx';
import { isUnpicked } from '../../../model/produce/lot-status.ts';

const furtherKinds = ['waste', 'own-use', 'count'] as const satisfies readonly EntryKind[];

const icons = {
  waste: 'less',
  'own-use': 'home',
  count: 'check',
  edit: 'edit',
  label: 'print',
  duplicate: 'duplicate',
  close: 'archive',
  reopen: 'restore',
  lose: 'hide',
  delete: 'delete',
} as const satisfies Record<LotAction | (typeof furtherKinds)[number], MenuItem['icon']>;

/** Actions that need an answer in a dialog first. */
const questions = { close: CloseDialog, lose: LossDialog, delete: DeleteQuestion } as const;

/** The actions that a lot allows now: its usual entries as buttons, the rest in a menu. */
export function LotActions({ lot }: { lot: LotDetail }) {
  const { t, ...format } = useFormatters('catalog');
  const notify = useNotify();
  const navigate = useNavigate();
  const change = useApiMutation(lotResource.mutation(lot.id));
  const [asked, setAsked] = useState<keyof typeof questions | null>(null);
  const [now] = useState(() => new Date());
  const Question = asked === null ? null : questions[asked];
  const path = `/produce/${lot.id}`;
  const record = (kind: EntryKind) =>
    void navigate(`/produce/record/${kind}?lot=${lot.id}`, { state: { from: path } });

  function act(action: LotAction): void {
    switch (action) {
      case 'edit':
      case 'label':
        return void navigate(`${path}/${action}`);
      case 'duplicate':
        return change.mutate(lotResource.duplicate(lot.id), {
          onSuccess: ({ id }) => void navigate(`/produce/${id}/edit`),
        });
      case 'reopen':
        return change.mutate(lotResource.move(lot, { name: 'reopen' }), {
          onSuccess: ({ remaining, unit }) =>
            notify(
              isPositive(remaining)
                ? t('produce.reopen.doneWith', { quantity: format.quantity(remaining, unit) })
                : t('produce.reopen.done'),
            ),
        });
      case 'close':
      case 'lose':
      case 'delete':
        setAsked(action);
    }
  }
  const items: MenuItem[] = [
    ...furtherKinds
      .filter((kind) => canRecord(kind, lot.status))
      .map((kind) => ({
        key: kind,
        // The button of the form saves the count; here it begins.
        label: t(kind === 'count' ? 'produce.entry.title.count' : `produce.entry.save.${kind}`),
        icon: icons[kind],
        onSelect: () => record(kind),
      })),
    ...lotActions(lot, now).map((action, index) => ({
      key: action,
      label: t(`produce.action.${action}`),
      icon: icons[action],
      isDanger: action === 'delete',
      startsGroup: index === 0,
      onSelect: () => act(action),
    })),
    {
      key: 'print',
      label: t('produce.label.print'),
      icon: 'print',
      startsGroup: true,
      onSelect: () => window.print(),
    },
  ];

  return (
    <>
      {canRecord('sale', lot.status) && (
        <Button onClick={() => record('sale')}>{t('produce.entry.save.sale')}</Button>
      )}
      {canRecord('harvest', lot.status) && (
        <Button variant="primary" onClick={() => record('harvest')}>
          {t(`produce.entry.save.${entryWords('harvest', lot.origin === 'OWN')}`)}
        </Button>
      )}
      <Menu label={t('produce.list.more')} items={items} />
      <ChangeFailure title={t('produce.action.failed')} error={change.error}>
        <Button variant="quiet" onClick={change.reset}>
          {t('action.close')}
        </Button>
      </ChangeFailure>
      {Question !== null && <Question lot={lot} onClose={() => setAsked(null)} />}
    </>
  );
}

/** What can be done to a lot as a whole, beside its ledger. */
type LotAction = 'edit' | 'duplicate' | 'label' | 'close' | 'reopen' | 'lose' | 'delete';

/** What the state of a lot allows, in the order of the menu. */
function lotActions(lot: LotDetail, now: Date): LotAction[] {
  const mayReopen = lot.reopenUntil !== null && now.toISOString() <= lot.reopenUntil;
  return [
    'edit',
    'label',
    'duplicate',
    ...(lot.status === 'AVAILABLE' ? ['close' as const] : []),
    ...(mayReopen ? ['reopen' as const] : []),
    ...(isUnpicked(lot) ? ['lose' as const] : []),
    // The ledger's version counts its entries.
    ...(lot.ledgerVersion === 0 ? ['delete' as const] : []),
  ];
}
