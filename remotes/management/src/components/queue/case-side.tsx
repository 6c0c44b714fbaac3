import type { AgentDetail } from '@pazar/contracts/management';
import { formatList } from '@pazar/format/list';
import { settlementFor } from '@pazar/section/settlement-for';
import { InfoBar } from '@pazar/shell/info-bar';
import { InfoCard } from '@pazar/ui/info-card';
import { TextLink } from '@pazar/ui/text-link';
import type { CaseHistory } from '../../model/case-history.ts';
import { useWords } from '../../model/use-words.ts';
import { CaseSteps } from './case-steps.tsx';
import styles from './case-side.module.css';

const signs = ['taxNumber', 'phone', 'email', 'name'] as const;

/** Beside a case: who may be the same person, what happened before, and the keys. */
export function CaseSide({ agent, history }: { agent: AgentDetail; history: CaseHistory }) {
  const { t } = useWords();
  return (
    <InfoBar>
      <InfoCard title={t('duplicates.title')}>
        <Duplicates agent={agent} />
      </InfoCard>
      <InfoCard title={t('queue.history')}>
        <CaseSteps history={history} />
        <p>
          <TextLink to={`/management/agents/${agent.id}`}>{t('queue.account')}</TextLink>
        </p>
        <p>
          <TextLink to={`/management/agents/${agent.id}/notes`}>{t('queue.note')}</TextLink>
        </p>
      </InfoCard>
      <InfoCard title={t('queue.keys')}>
        <Keys />
      </InfoCard>
    </InfoBar>
  );
}

/** Each with what is the same and what differs. */
function Duplicates({ agent: { duplicates } }: { agent: AgentDetail }) {
  const { t, locale } = useWords();
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
      </section>
    );
  });
}

const keys = [
  ['J', 'queue.next'],
  ['K', 'queue.previous'],
  ['A', 'queue.answer.VERIFIED'],
  ['C', 'queue.answer.CHANGES_REQUESTED'],
  ['R', 'queue.answer.REJECTED'],
  ['1–5', 'queue.keys.reasons'],
] as const;

function Keys() {
  const { t } = useWords();
  return (
    <dl className={styles.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{t(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
