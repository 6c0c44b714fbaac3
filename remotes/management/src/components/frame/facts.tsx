import type { AgentDetail } from '@pazar/contracts/management';
import { settlementFor } from '@pazar/section/settlement-for';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '@pazar/ui/description-list';
import { InfoLine, type InfoLineProps, InfoLines } from '@pazar/ui/info-lines';
import { PageSection } from '@pazar/ui/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useFormatters } from '../../model/use-formatters.ts';

/** A fact by its name; null where it is not known. */
export type Fact = readonly [term: string, detail: string | null];

/** Facts by name; a missing value is stated. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  const { t } = useTranslation('management');
  return (
    <DescriptionList
      items={facts.map(([term, detail]) => ({ term, detail: detail ?? t('value.none') }))}
    />
  );
}

interface LinkedLine {
  /** The page of the subject; it is unique among the lines. */
  readonly to: string;
  readonly name: string;
  /** The known facts; unknown ones are left out. */
  readonly detail: readonly (string | null | undefined)[];
  /** Default `attention`. */
  readonly tone?: InfoLineProps['tone'];
}

export interface LinkedLinesProps {
  lines: readonly LinkedLine[];
  /** Said when there are no lines. */
  none: string;
}

/** Records by name, each with its facts and a link to its page. */
export function LinkedLines({ lines, none }: LinkedLinesProps) {
  if (lines.length === 0) return <p>{none}</p>;
  return (
    <InfoLines>
      {lines.map(({ to, name, detail, tone = 'attention' }) => (
        <InfoLine
          key={to}
          tone={tone}
          name={<TextLink to={to}>{name}</TextLink>}
          detail={detail.filter(Boolean).join(' · ')}
        />
      ))}
    </InfoLines>
  );
}

/** The registered data of an agent; a missing value is stated. */
export function BusinessFacts({ agent }: { agent: AgentDetail }) {
  const { t, locale } = useFormatters();
  const { business, about } = agent;
  const facts = [
    [t('field.legalName'), business.legalName],
    [t('field.taxNumber'), business.taxNumber],
    [t('field.registrationNumber'), business.registrationNumber],
    [t('field.farmRegistryNumber'), business.farmRegistryNumber],
    [t('field.vatRegistered'), t(business.vatRegistered ? 'value.yes' : 'value.no')],
    [t('agent.overview.settlement'), settlementFor(agent, locale)],
    [t('field.about'), [about?.mk, about?.en].filter(Boolean).join(' / ') || null],
  ] as const;
  return (
    <PageSection title={t('agent.overview.business')}>
      <FactList facts={facts} />
    </PageSection>
  );
}
