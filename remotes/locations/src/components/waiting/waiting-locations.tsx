import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { settlementFor } from '@pazar/section/settlement-for';
import { DiscardEntry } from '@pazar/section/queue/discard-entry';
import { type EntryQueueHandle, useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { useQueueActions } from '@pazar/section/queue/use-queue-actions';
import { useWaitingWords } from '@pazar/section/queue/use-waiting-words';
import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { createAttemptKey } from '@pazar/section/record/attempt-key';
import { InfoLine, InfoLines } from '@pazar/ui/info-lines';
import { Quiet, Row } from '@pazar/ui/layout';
import { PageSection } from '@pazar/ui/page-section';
import { useSingleRun } from '@pazar/section/record/use-single-run';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { waitingLocations } from '../../api/waiting-locations.ts';
import { municipalityBeside } from '../../model/municipality-beside.ts';
import type { WaitingLocation } from '../../model/waiting-location.ts';
import { useFailureText, useAnnounceLocation } from './use-announce-location.ts';

/** Locations that are on this device alone: what waits for a network, and what was refused. */
export function WaitingLocations() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const handle = useEntryQueueOf(waitingLocations, 'locations');
  const { entries, unreadable, queue, isOnline } = handle;
  const actions = useQueueActions(queue);
  const count = entries.length + unreadable.length;
  if (count === 0) return null;
  return (
    <PageSection
      isFramed
      title={t('location.waiting.title', { count, number: formatNumber(count, locale) })}
      actions={
        isOnline && (
          <Button icon="retry" onClick={actions.send}>
            {t('location.waiting.send')}
          </Button>
        )
      }
    >
      <p role="status">{t(isOnline ? 'location.waiting.online' : 'location.waiting.offline')}</p>
      <InfoLines>
        {entries.map((waiting) => (
          <WaitingLine key={waiting.key} waiting={waiting} handle={handle} />
        ))}
        {unreadable.map((text) => (
          <InfoLine
            key={text}
            tone="attention"
            name={t('location.waiting.unreadable')}
            detail={<code>{text}</code>}
          >
            <DiscardButton
              name={t('location.waiting.unreadable')}
              onDiscard={() => actions.discardUnreadable(text)}
            />
          </InfoLine>
        ))}
      </InfoLines>
    </PageSection>
  );
}

interface WaitingLineProps {
  waiting: WaitingLocation;
  handle: EntryQueueHandle<WaitingLocation, unknown>;
}

function WaitingLine({ waiting, handle: { queue, stateOf } }: WaitingLineProps) {
  const { t } = useTranslation('locations');
  const { discard } = useQueueActions(queue);
  const words = useWaitingWords();
  const locale = useLocale();
  const announce = useAnnounceLocation();
  const [keys] = useState(createAttemptKey);
  const { key, location, enteredAt, failure } = waiting;
  const { canEdit, canSendAgain, keepsKey } = waitingChoices(waiting);
  const { address, type } = location;
  const where = [settlementFor(address, locale), municipalityBeside(address, locale)];
  const facts = [t(`location.type.${type}`), ...where].filter(Boolean);

  /** The server keeps a refusal with its key. */
  const send = () =>
    keepsKey ? queue.retry(key) : queue.fix(key, { ...waiting, key: keys.keyFor([key, location]) });

  const { run, isBusy } = useSingleRun(async () => announce(await send(), location.name));
  return (
    <InfoLine
      tone={failure === null ? 'quiet' : 'attention'}
      name={location.name}
      detail={[...facts, formatDateTime(enteredAt, locale)].join(' · ')}
    >
      {failure === null ? (
        <Quiet>{words.why(stateOf(waiting))}</Quiet>
      ) : (
        <FailureText failure={failure} />
      )}
      <Row>
        {canEdit && (
          <TextLink to={`/location/new?waiting=${key}`}>{t('location.waiting.edit')}</TextLink>
        )}
        {canSendAgain && (
          <Button isBusy={isBusy} onClick={run}>
            {t('location.waiting.again')}
          </Button>
        )}
        <DiscardButton name={location.name} onDiscard={() => discard(key)} />
      </Row>
    </InfoLine>
  );
}

function FailureText({ failure }: { failure: NonNullable<WaitingLocation['failure']> }) {
  const failureText = useFailureText();
  return (
    <Quiet>
      {failureText(failure)} <code>{failure.reference}</code>
    </Quiet>
  );
}

function DiscardButton({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const { t } = useTranslation('locations');
  return (
    <DiscardEntry
      label={t('location.action.remove')}
      name={t('location.waiting.discardNamed', { name })}
      title={t('location.waiting.discardTitle', { name })}
      detail={t('location.waiting.discardDetail')}
      onDiscard={onDiscard}
    />
  );
}
