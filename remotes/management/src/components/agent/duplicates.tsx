import type { AgentDetail } from '@pazar/contracts/management';
import { formatList } from '@pazar/format/list';
import { settlementFor } from '@pazar/section/settlement-for';
import { TextLink } from '@pazar/ui/text-link';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { Button } from '@pazar/ui/button';
import { useUndoable } from '@pazar/section/list/undo/use-undoable';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { useTranslation } from 'react-i18next';
import { useFormatters } from '../../model/use-formatters.ts';
import styles from './duplicates.module.css';
import { setApart } from '../../api/set-apart.ts';

const signs = ['taxNumber', 'phone', 'email', 'name'] as const;

/** Possible duplicates of the agent, each with the equal and the different facts. */
export function Duplicates({
  agent: { id: ownId, duplicates },
}: {
  agent: Pick<AgentDetail, 'id' | 'duplicates'>;
}) {
  const { t, locale } = useFormatters();
  if (duplicates.length === 0) return <p>{t('duplicates.none')}</p>;
  return duplicates.map((one) => {
    const { id, displayName, by, matches, verificationStatus } = one;
    const same = new Set(matches.length > 0 ? matches : [by]);
    const named = (isSame: boolean) =>
      formatList(
        signs
          .filter((sign) => same.has(sign) === isSame)
          .map((sign) => t(`duplicates.sign.${sign}`)),
        locale,
      );
    const facts = [
      settlementFor(one, locale),
      verificationStatus && t(`management.verification.${verificationStatus}`),
    ];
    return (
      <section key={id} className={styles.duplicate}>
        <h3>
          <TextLink to={`/management/agents/${id}`}>{displayName}</TextLink>
        </h3>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>
          {t('duplicates.same')}: <strong>{named(true)}</strong>
        </p>
        {same.size < signs.length && (
          <p>
            {t('duplicates.differs')}: {named(false)}
          </p>
        )}
        <NotTheSame agentId={ownId} other={{ id, displayName }} />
      </section>
    );
  });
}

interface NotTheSameProps {
  agentId: string;
  /** The possible duplicate. */
  other: { readonly id: string; readonly displayName: string };
}

/** Says that a possible duplicate is another person: neither page shows it then. It can be undone. */
function NotTheSame({ agentId, other: { id: other, displayName: name } }: NotTheSameProps) {
  const { t } = useTranslation('management');
  const call = useApiMutation<undefined>({ mutationKey: ['management', 'apart', agentId, other] });
  const undoing = useApiMutation<undefined>({
    mutationKey: ['management', 'together', agentId, other],
  });
  const { offer } = useUndoable('management');
  function say(): void {
    call.mutate(setApart(agentId, { other, isApart: true }), {
      onSuccess: () =>
        offer({
          message: t('duplicates.apart', { name }),
          undo: () => undoing.mutateAsync(setApart(agentId, { other, isApart: false })),
        }),
    });
  }
  return (
    <>
      <ChangeFailure title={t('duplicates.notSet', { name })} error={call.error} />
      <Button isBusy={call.isPending} onClick={say}>
        {t('duplicates.notSame')}
      </Button>
    </>
  );
}
