import type { LotDetail } from '@pazar/contracts/produce-detail';
import type { HttpClient } from '@pazar/shell/http';
import { useNavigate } from '@pazar/shell/router';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Menu } from '@pazar/ui/overlay/menu';
import type { MenuItem } from '@pazar/ui/overlay/menu-item';
import { useState } from 'react';
import { lotChanges } from '../../../api/produce/lot-changes.ts';
import { canRecord, type EntryKind } from '../../../model/produce/entry-kind.ts';
import { type LotDeed, lotDeeds } from '../../../model/produce/lot-deeds.ts';
import { ChangeFailure } from '../../change-failure.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { LossDialog } from './loss-dialog.tsx';
import { useLotChange } from './use-lot-change.ts';

const furtherKinds = ['waste', 'own-use', 'count'] as const satisfies readonly EntryKind[];

const deedIcons = {
  edit: 'edit',
  label: 'print',
  duplicate: 'duplicate',
  close: 'archive',
  reopen: 'restore',
  lose: 'hide',
  delete: 'delete',
} as const satisfies Record<LotDeed, MenuItem['icon']>;

/** What can be done with a lot now: its likeliest entries as buttons, the rest in a menu. */
export function LotActions({ lot }: { lot: LotDetail }) {
  const { t } = useTranslation('catalog');
  const navigate = useNavigate();
  const change = useLotChange(lot.id);
  const [asked, setAsked] = useState<LotDeed | null>(null);
  const [now] = useState(() => new Date());
  const path = `/produce/${lot.id}`;
  const record = (kind: EntryKind) =>
    void navigate(`/produce/record/${kind}?lot=${lot.id}`, { state: { from: path } });

  const deeds: Readonly<Record<LotDeed, () => void>> = {
    edit: () => void navigate(`${path}/edit`),
    label: () => void navigate(`${path}/label`),
    duplicate: () => {
      const send = (http: HttpClient, key: string) => lotChanges.duplicate(http, lot.id, key);
      change.run(
        { what: { duplicate: lot.id }, send },
        ({ id }) => void navigate(`/produce/${id}/edit`),
      );
    },
    reopen: () => {
      const send = (http: HttpClient, key: string) => lotChanges.reopen(http, lot, key);
      change.run({ what: { reopen: lot.version }, send });
    },
    close: () => setAsked('close'),
    lose: () => setAsked('lose'),
    delete: () => setAsked('delete'),
  };
  const items: MenuItem[] = [
    ...furtherKinds
      .filter((kind) => canRecord(kind, lot.status))
      .map((kind) => ({
        key: kind,
        label: t(`produce.entry.save.${kind}`),
        onSelect: () => record(kind),
      })),
    ...lotDeeds(lot, now).map((deed, index) => ({
      key: deed,
      label: t(`produce.deed.${deed}`),
      icon: deedIcons[deed],
      isDanger: deed === 'delete',
      startsGroup: index === 0,
      onSelect: deeds[deed],
    })),
  ];

  return (
    <>
      <Menu label={t('produce.list.more')} items={items} />
      {canRecord('sale', lot.status) && (
        <Button onClick={() => record('sale')}>{t('produce.entry.save.sale')}</Button>
      )}
      {canRecord('harvest', lot.status) && (
        <Button variant="primary" onClick={() => record('harvest')}>
          {t(lot.origin === 'OWN' ? 'produce.entry.save.harvest' : 'produce.entry.save.receipt')}
        </Button>
      )}
      {change.error !== null && (
        <ChangeFailure title={t('produce.deed.failed')} error={change.error}>
          <Button variant="quiet" onClick={change.reset}>
            {t('action.close')}
          </Button>
        </ChangeFailure>
      )}
      <LotQuestion asked={asked} lot={lot} onClose={() => setAsked(null)} />
    </>
  );
}

interface LotQuestionProps {
  asked: LotDeed | null;
  lot: LotDetail;
  onClose: () => void;
}

/** What has to be said before something is done. */
function LotQuestion({ asked, lot, onClose }: LotQuestionProps) {
  if (asked === 'close') return <CloseDialog lot={lot} onClose={onClose} />;
  if (asked === 'lose') return <LossDialog lot={lot} onClose={onClose} />;
  return asked === 'delete' ? <DeleteQuestion lot={lot} onClose={onClose} /> : null;
}
