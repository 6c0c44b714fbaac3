import type { AgentDetail } from '@pazar/contracts/management';
import { useTranslation } from '@pazar/shell/translation';
import { LinkedLines } from '../frame/linked-lines.tsx';

/** Other agents who may be the same person, with what is the same and a link to each. */
export function DuplicateList({ agent }: { agent: Pick<AgentDetail, 'duplicates'> }) {
  const { t } = useTranslation('management');
  return (
    <LinkedLines
      none={t('duplicates.none')}
      lines={agent.duplicates.map((one) => {
        const { id, displayName: name, by, matches, settlement, verificationStatus } = one;
        const reasons = matches.length > 0 ? matches : [by];
        const detail = [
          ...reasons.map((reason) => t(`duplicates.by.${reason}`)),
          settlement,
          verificationStatus && t(`management.verification.${verificationStatus}`),
        ];
        return { to: `/management/agents/${id}`, name, detail };
      })}
    />
  );
}
