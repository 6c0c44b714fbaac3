import { remoteStateSchema } from '@pazar/contracts/releases/release-state';
import * as z from '@pazar/contracts/schema';
import { formatDate } from '@pazar/format/date';
import { readLocalizedText } from '@pazar/format/localized-text';
import { formatNumber } from '@pazar/format/number';
import { formatPercent } from '@pazar/format/percent';
import { formatRelativeTime } from '@pazar/format/relative-time';
import { RecordPicture } from '@pazar/section/record-picture';
import { useShell } from '@pazar/shell/context';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { PlainItem, PlainList, Quiet } from '@pazar/ui/layout';
import { Loaded } from '@pazar/section/record/loaded';
import { PageSection } from '@pazar/ui/page-section';
import { StatCard } from '@pazar/ui/stat-card';
import { TextLink } from '@pazar/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { keptQuery } from '../../api/kept-query.ts';
import { releaseStates } from '../../api/rollouts.ts';
import type { BlockData } from '../../model/known-dashboard.ts';
import styles from '../selling/panels.module.css';
import { maxRows, ShowAll } from '../selling/show-all.tsx';
import { Subject } from '../selling/subject.tsx';

const queue = '/management/verification';
/** The list of the counted agents: all but those with a closed account. */
const openAgents = '/management?accountStatus=ACTIVE&accountStatus=CLOSING&accountStatus=SUSPENDED';

/** Who waits to be verified, the longest first. */
export function Waiting({ data: { items, total } }: { data: BlockData['waiting'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (items.length === 0) return <p>{t('dashboard.waiting.nothing')}</p>;
  return (
    <>
      <PlainList>
        {items.slice(0, maxRows).map(({ id, displayName, requestedAt }) => (
          <PlainItem key={id}>
            <Subject tile={<RecordPicture name={displayName} />}>
              <TextLink to={`${queue}/${id}`}>{displayName}</TextLink>{' '}
              {requestedAt !== null && <Quiet>{formatRelativeTime(requestedAt, locale)}</Quiet>}
            </Subject>
          </PlainItem>
        ))}
      </PlainList>
      <TextLink to={queue}>
        {t('dashboard.waiting.open', { count: total, number: formatNumber(total, locale) })}
      </TextLink>
    </>
  );
}

/** How many agents there are, and how many need management. */
export function Agents({ data }: { data: BlockData['agents'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return (
    <div className={styles.cards}>
      <StatCard
        icon="management"
        label={t('dashboard.agents.total')}
        value={formatNumber(data.total, locale)}
        to={openAgents}
      />
      <StatCard
        label={t('dashboard.agents.pending')}
        value={formatNumber(data.pendingVerification, locale)}
        to={queue}
      />
      <StatCard
        label={t('dashboard.agents.suspended')}
        value={formatNumber(data.suspended, locale)}
        to="/management?accountStatus=SUSPENDED"
      />
    </div>
  );
}

/** Products that management took from sale, the last ones first. */
export function Blocked({ data: { items, total } }: { data: BlockData['blocked'] }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  if (items.length === 0) return <p>{t('dashboard.blocked.nothing')}</p>;
  return (
    <>
      <PlainList>
        {items.slice(0, maxRows).map(({ id, name, sku, agent, reason, blockedAt }) => (
          <PlainItem key={id}>
            <Subject tile={<RecordPicture name={name ?? sku} />}>
              <span>
                <TextLink to={`/management/products/${id}`}>
                  {name === null ? sku : readLocalizedText(name, locale).text}
                </TextLink>{' '}
                · <TextLink to={`/management/agents/${agent.id}`}>{agent.displayName}</TextLink>
              </span>
              <Quiet>
                {reason} {blockedAt !== null && formatDate(blockedAt, locale)}
              </Quiet>
            </Subject>
          </PlainItem>
        ))}
      </PlainList>
      <ShowAll total={total} to="/management/moderation" />
    </>
  );
}

const kept = { as: 'dashboard.releases', schema: z.array(remoteStateSchema) };

/** Releases that reach a part of the visitors until they are judged. */
export function Rollouts({ title }: { title: string }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const { http, answers } = useShell();
  const states = useQuery(keptQuery(releaseStates(http), answers, kept));
  return (
    <PageSection title={title} isFramed>
      <Loaded
        query={states}
        texts={{ loading: t('dashboard.loading'), failed: t('dashboard.failed') }}
      >
        {(items) => {
          const open = items.flatMap(({ name, rollout }) =>
            rollout === null ? [] : { name, rollout },
          );
          if (open.length === 0) return <p>{t('dashboard.rollouts.nothing')}</p>;
          return (
            <PlainList>
              {open.map(({ name, rollout }) => (
                <PlainItem key={name}>
                  <span className={styles.grow}>
                    <TextLink to={`/management/releases/${name}`}>{name}</TextLink>
                  </span>
                  <Quiet>
                    {t('dashboard.rollouts.share', {
                      version: rollout.version,
                      percent: formatPercent(rollout.percent, locale),
                    })}
                  </Quiet>
                </PlainItem>
              ))}
            </PlainList>
          );
        }}
      </Loaded>
    </PageSection>
  );
}
