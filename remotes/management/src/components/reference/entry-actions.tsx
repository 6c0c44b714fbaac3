import type { Call } from '@pazar/section/call';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useTranslation } from 'react-i18next';
import type { Option } from '@pazar/ui/input/option';
import { SelectField } from '@pazar/ui/input/select-field';
import { Menu } from '@pazar/ui/overlay/menu';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { ReasonDialog } from '@pazar/section/input/reason-dialog';
import { useState } from 'react';
import { referenceCalls } from '../../api/reference.ts';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import { ReferenceForm } from './reference-form.tsx';

type Action = 'edit' | 'merge' | 'delete';

export interface EntryActionsProps {
  kind: Kind;
  entry: Entry;
  /** As the page calls it. */
  name: string;
  /** Rows that refer to it; undefined while that is not known. */
  uses: number | undefined;
  /** Crops that it can be merged into. */
  others: readonly Option[];
  /** It was changed. */
  onDone: () => void;
}

/** One that something refers to is not deleted. */
function possible({ kind, entry, uses }: EntryActionsProps): Action[] {
  const isDeletable = kind !== 'units' && (kind === 'fx-rates' || uses === 0);
  const isMergeable = kind === 'crops' && entry.isActive;
  return [
    'edit',
    ...(isMergeable ? ['merge' as const] : []),
    ...(isDeletable ? ['delete' as const] : []),
  ];
}

export function EntryActions(props: EntryActionsProps) {
  const { kind, entry, name, onDone } = props;
  const { t } = useTranslation('management');
  const [open, setOpen] = useState<Action | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <Menu
        label={t('reference.actionsOf', { name })}
        items={possible(props).map((action) => ({
          key: action,
          label: t(`reference.${action}.short`),
          isDanger: action === 'delete',
          onSelect: () => setOpen(action),
        }))}
      />
      {open === 'edit' && (
        <ReferenceForm kind={kind} entry={entry} onSaved={done} onClose={close} />
      )}
      {(open === 'merge' || open === 'delete') && (
        <Question {...props} action={open} onDone={done} onClose={close} />
      )}
    </>
  );
}

interface QuestionProps extends EntryActionsProps {
  action: 'merge' | 'delete';
  onClose: () => void;
}

function Question({ kind, entry, name, others, action, onDone, onClose }: QuestionProps) {
  const { t } = useTranslation('management');
  const [into, setInto] = useState<string | null>(null);
  const [lacksInto, setLacksInto] = useState(false);
  const attempt = useApiMutation({
    mutationKey: ['management', 'reference', kind, entry.id],
  });

  function confirm(reason: string): void {
    if (action === 'delete') return send(referenceCalls.remove(kind, entry, reason));
    setLacksInto(into === null);
    if (into !== null) send(referenceCalls.merge(entry, into, reason));
  }
  function send(call: Call<unknown>): void {
    attempt.mutate(call, { onSuccess: onDone });
  }
  return (
    <ReasonDialog
      title={t(`reference.${action}.title`, { name })}
      confirmLabel={t(`reference.${action}.short`)}
      isBusy={attempt.isPending}
      failure={
        attempt.error && <ChangeFailure title={t('reference.failed')} error={attempt.error} />
      }
      onConfirm={confirm}
      onCancel={onClose}
      detail={
        <>
          <p>{t(`reference.${action}.effect`, { name })}</p>
          {action === 'merge' && (
            <SelectField
              label={t('reference.merge.into')}
              options={others}
              emptyLabel={t('value.none')}
              value={into}
              onChange={setInto}
              error={lacksInto && into === null ? t('reference.merge.none') : undefined}
            />
          )}
        </>
      }
    />
  );
}
