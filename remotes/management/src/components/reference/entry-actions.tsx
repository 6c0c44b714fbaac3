import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { SelectField } from '@pazar/ui/input/select-field';
import { ChangeFailure } from '@pazar/ui/record/change-failure';
import { Row } from '@pazar/ui/record/layout';
import { ReasonDialog } from '@pazar/ui/record/reason-dialog';
import { useState } from 'react';
import { referenceCalls } from '../../api/reference.ts';
import type { Entry, Kind } from '../../model/reference/reference-kind.ts';
import type { Choice } from './reference-field.tsx';
import { ReferenceForm } from './reference-form.tsx';
import { useReferenceCall } from './use-reference-call.ts';

type Action = 'edit' | 'merge' | 'delete';

export interface EntryActionsProps {
  kind: Kind;
  entry: Entry;
  /** As the page calls it. */
  name: string;
  /** Rows that refer to it; undefined while that is not known. */
  uses: number | undefined;
  /** Crops that it can be merged into. */
  others: readonly Choice[];
}

/** What can be done with an entry: one that something refers to is not deleted. */
export function EntryActions({ kind, entry, name, uses, others }: EntryActionsProps) {
  const { t } = useTranslation('management');
  const [open, setOpen] = useState<Action | null>(null);
  const [into, setInto] = useState<string | number | null>(null);
  const close = () => setOpen(null);
  const attempt = useReferenceCall(kind, close);
  const dialog = {
    isBusy: attempt.isPending,
    failure: attempt.error !== null && (
      <ChangeFailure title={t('reference.failed')} error={attempt.error} />
    ),
    onCancel: close,
  };
  const isDeletable = kind !== 'units' && (kind === 'fx-rates' || uses === 0);
  const actions: Action[] = ['edit'];
  if (kind === 'crops' && entry.isActive) actions.push('merge');
  if (isDeletable) actions.push('delete');
  return (
    <>
      <Row align="end">
        {actions.map((action) => (
          <Button
            key={action}
            variant="quiet"
            aria-label={t(`reference.${action}.of`, { name })}
            onClick={() => setOpen(action)}
          >
            {t(`reference.${action}.short`)}
          </Button>
        ))}
      </Row>
      {open === 'edit' && (
        <ReferenceForm kind={kind} entry={entry} start={entry.draft} onClose={close} />
      )}
      {open === 'delete' && (
        <ReasonDialog
          title={t('reference.delete.title', { name })}
          detail={<p>{t('reference.delete.effect')}</p>}
          confirmLabel={t('reference.delete.short')}
          {...dialog}
          onConfirm={(reason) => attempt.run(referenceCalls.remove(kind, entry, reason))}
        />
      )}
      {open === 'merge' && (
        <ReasonDialog
          title={t('reference.merge.title', { name })}
          detail={
            <>
              <p>{t('reference.merge.effect', { name })}</p>
              <SelectField<string | number, string>
                label={t('reference.merge.into')}
                options={others}
                emptyLabel={t('value.none')}
                value={into}
                onChange={setInto}
              />
            </>
          }
          confirmLabel={t('reference.merge.short')}
          {...dialog}
          onConfirm={(reason) => {
            if (into !== null) attempt.run(referenceCalls.merge(entry, String(into), reason));
          }}
        />
      )}
    </>
  );
}
