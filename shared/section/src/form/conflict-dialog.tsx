import { formatEnteredTime } from '@pazar/format/entered-time';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import { Button } from '@pazar/ui/button';
import { Dialog } from '@pazar/ui/overlay/dialog';
import { RadioGroup } from '@pazar/ui/input/radio-group';
import type { FieldPath } from '../json/changed-paths.ts';
import { useIsOwn } from '../record/author.ts';
import { differingPart } from './differing-part.ts';
import styles from './form-frame.module.css';
import type { Conflict, ConflictChoice } from './record-form-handle.ts';

const sides = ['mine', 'theirs'] as const;

/**
 * Asks, for each field that both have changed differently, which value to keep. Only values that
 * the agent has just entered are preselected, and none of them where the record is something else now. The other change may be the agent's own, in another
 * tab or on another device.
 */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('shell');
  const isOwn = useIsOwn()(conflict.by);
  // A value entered for a draft does not answer a change that was published since.
  const usual = conflict.moved === null ? 'mine' : 'theirs';
  const [choices, setChoices] = useState<Readonly<Record<FieldPath, ConflictChoice>>>(() =>
    Object.fromEntries(conflict.fields.map(({ path }) => [path, usual])),
  );
  return (
    <Dialog
      title={t(isOwn ? 'form.conflict.own.title' : 'form.conflict.title')}
      onClose={conflict.cancel}
      actions={
        <>
          <Button onClick={conflict.cancel}>{t('form.conflict.back')}</Button>
          <Button variant="primary" onClick={() => conflict.resolve(choices)}>
            {t('form.conflict.save')}
          </Button>
        </>
      }
    >
      <div className={styles.conflicts}>
        <ConflictIntro conflict={conflict} isOwn={isOwn} />
        {conflict.fields.map(({ path, label, ...values }) => (
          <RadioGroup
            key={path}
            label={label}
            layout="row"
            options={sides.map((side) => ({
              value: side,
              label: t(isOwn ? `form.conflict.own.${side}` : `form.conflict.${side}`),
              detail: (
                <Difference
                  text={values[side]}
                  other={values[side === 'mine' ? 'theirs' : 'mine']}
                />
              ),
            }))}
            value={choices[path] ?? usual}
            onChange={(choice) => setChoices({ ...choices, [path]: choice })}
          />
        ))}
      </div>
    </Dialog>
  );
}

/** A value in which the part that differs from the other one is marked. */
function Difference({ text, other }: { text: string; other: string }) {
  const [before, changed, after] = differingPart(text, other);
  const marked = changed.trimEnd();
  return (
    <>
      {before}
      {marked !== '' && <mark className={styles.differs}>{marked}</mark>}
      {changed.slice(marked.length) + after}
    </>
  );
}

interface ConflictIntroProps {
  conflict: Conflict;
  isOwn: boolean;
}

function ConflictIntro({ conflict: { by, at, moved }, isOwn }: ConflictIntroProps) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const time = at === null ? null : formatEnteredTime(at, locale);
  const { name } = by;
  return (
    <p>
      {isOwn && time !== null && `${t('form.conflict.own.by', { time })} `}
      {!isOwn && name !== null && time !== null && `${t('form.conflict.by', { name, time })} `}
      {moved !== null && `${t('form.conflict.moved', moved)} `}
      {t('form.conflict.choose')}
    </p>
  );
}
