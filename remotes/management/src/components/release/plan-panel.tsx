import { Button } from '@pazar/ui/button';
import { PageSection } from '@pazar/ui/page-section';
import { Row } from '@pazar/ui/layout';
import { useFormatters } from '../../model/use-formatters.ts';
import { refusalOf, trafficOf } from '../../model/release-words.ts';
import { FactList } from '../frame/facts.tsx';
import type { PlannedChange } from './use-planned-change.ts';

export interface PlanPanelProps {
  planned: PlannedChange;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** What visitors get before and after a change, or why it is refused; the change waits for a yes. */
export function PlanPanel({ planned, isBusy, onConfirm, onCancel }: PlanPanelProps) {
  const words = useFormatters();
  const { t } = words;
  const { allowed, before, after, checks } = planned.plan;
  // What the registry found is in English, with names of modules and versions.
  const refusal = refusalOf(planned.plan, words);
  const found = checks.filter(({ result, until }) => result === 'failed' || until !== undefined);
  return (
    <PageSection title={t(allowed ? 'releases.plan.title' : 'releases.plan.refused')}>
      {allowed ? (
        <FactList
          facts={[
            [t('releases.plan.before'), trafficOf(before, words)],
            [t('releases.plan.after'), trafficOf(after, words)],
          ]}
        />
      ) : (
        <p lang={refusal.lang}>{refusal.text}</p>
      )}
      {found.map(({ name, detail }) => (
        <p key={`${name}: ${detail}`} lang="en">
          {name}: {detail}
        </p>
      ))}
      <Row>
        {allowed && (
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {t('releases.plan.confirm')}
          </Button>
        )}
        <Button onClick={onCancel}>{t('releases.plan.cancel')}</Button>
      </Row>
    </PageSection>
  );
}
