import type { LocationSummary } from '@pazar/contracts/location';
import type { AgentDetail } from '@pazar/contracts/management';
import { municipalityName } from '@pazar/geography/municipalities';
import { Icon } from '@pazar/ui/icon';
import { BeforeAfter } from '@pazar/section/record/before-after';
import type { CaseField, CaseHistory } from '../../model/case-history.ts';
import { fieldName, fieldText } from '../../model/field-texts.ts';
import { useFormatters, type Formatters } from '../../model/use-formatters.ts';
import { isEmpty, isLocalized, isRecord } from '../../model/value-kind.ts';
import styles from './case-facts.module.css';

export interface CaseFactsProps {
  agent: AgentDetail;
  /** The one that is looked at; undefined until it has loaded, and without one. */
  place: Pick<LocationSummary, 'address' | 'lat' | 'lng'> | undefined;
  history: CaseHistory;
}

/** What was filled in or has changed since the last decision, each by its name; nothing else. */
export function CaseFacts({ agent, place, history: { before } }: CaseFactsProps) {
  const words = useFormatters();
  const facts = factsOf(agent, place).filter(
    ([field, value]) => before.has(field) || (field !== 'pin' && !isEmpty(value)),
  );
  return (
    <dl className={styles.facts}>
      {facts.map(([field, value]) => (
        <div key={field} className={styles.fact} data-field={field}>
          <dt>{fieldName(words, field)}</dt>
          <dd>
            <span className={styles.value}>
              {before.has(field) ? (
                <BeforeAfter
                  before={textOf(words, field, before.get(field))}
                  after={textOf(words, field, value)}
                />
              ) : (
                textOf(words, field, value)
              )}
            </span>
            <Mark field={field} agent={agent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = readonly [field: CaseField, value: unknown];

function factsOf(agent: AgentDetail, place: CaseFactsProps['place']): Fact[] {
  const { business, userType, phone, email, displayName, about } = agent;
  const { legalName, taxNumber, registrationNumber, farmRegistryNumber, vatRegistered } = business;
  return [
    ['legalName', legalName ?? displayName],
    ['userType', userType],
    ['taxNumber', taxNumber],
    ['registrationNumber', registrationNumber],
    ['farmRegistryNumber', farmRegistryNumber],
    // "No" is the default, so it counts as not entered.
    ['vatRegistered', vatRegistered || null],
    ['phone', phone],
    ['email', email],
    ['address', place?.address],
    // The map shows it. A moved one is said too.
    ['pin', place && { lat: place.lat, lng: place.lng }],
    ['about', about],
  ];
}

/** As on a letter, with the municipality where the settlement does not say it. */
function addressText({ locale, t }: Formatters, value: Readonly<Record<string, unknown>>): string {
  const text = (member: string) => (typeof value[member] === 'string' ? value[member] : '');
  const { settlementIn } = value;
  const settlement = (isLocalized(settlementIn) && settlementIn[locale]) || text('settlement');
  const municipality = municipalityName(text('municipalityCode'), locale);
  const isSaid = locales.some(
    (one) => municipalityName(text('municipalityCode'), one) === settlement,
  );
  const town = [text('postalCode'), settlement].filter(Boolean).join(' ');
  const parts = [text('line1'), town, isSaid ? '' : municipality];
  return parts.filter(Boolean).join(', ') || t('value.none');
}

const locales = ['mk', 'en'] as const;

/** Decimals of a degree: to some ten metres. */
const decimals = 4;

/** In the words of any record, but for what a record has no words for. */
function textOf(words: Formatters, field: CaseField, value: unknown): string {
  if (field === 'pin' && isRecord(value)) {
    const degrees = [value['lat'], value['lng']].filter((each) => typeof each === 'number');
    return degrees.map((each) => each.toFixed(decimals)).join(', ') || words.t('value.none');
  }
  if (field === 'address' && isRecord(value)) return addressText(words, value);
  if (field === 'vatRegistered') return words.t(value === true ? 'value.yes' : 'value.no');
  return fieldText(words, field, value);
}

const compared = { taxNumber: 'taxNumber', phone: 'phone', email: 'email' } as const;

/** That another account has the same, or that it was confirmed. */
function Mark({ field, agent: { duplicates } }: { field: CaseField; agent: AgentDetail }) {
  const { t, number } = useFormatters();
  if (field !== 'taxNumber' && field !== 'phone' && field !== 'email') return null;
  const count = duplicates.filter(({ matches }) => matches.includes(compared[field])).length;
  if (count > 0) {
    return (
      <span className={styles.mark} data-tone="attention">
        <Icon name="warning" size={16} /> {t('queue.mark.others', { count, number: number(count) })}
      </span>
    );
  }
  if (field !== 'email') return null;
  return (
    <span className={styles.mark} data-tone="good">
      <Icon name="check" size={16} /> {t('queue.mark.confirmed')}
    </span>
  );
}
