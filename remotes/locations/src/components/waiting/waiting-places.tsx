import { formatDateTime } from '@pazar/format/date';
import { formatNumber } from '@pazar/format/number';
import { municipalityName } from '@pazar/geography/municipalities';
import type { EntryQueue } from '@pazar/section/queue/entry-queue';
import { useEntryQueueOf } from '@pazar/section/queue/use-entry-queue';
import { waitingChoices } from '@pazar/section/queue/waiting-choices';
import { useLocale } from '@pazar/shell/locale';
import { useTranslation } from '@pazar/shell/translation';
import { Button } from '@pazar/ui/button';
import { Confirm } from '@pazar/ui/overlay/confirm';
import { createAttemptKey } from '@pazar/ui/record/attempt-key';
import { InfoLine, InfoLines } from '@pazar/ui/record/info-lines';
import { Quiet, Row } from '@pazar/ui/record/layout';
import { PageSection } from '@pazar/ui/record/page-section';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { waitingPlaces } from '../../api/waiting-places.ts';
import type { WaitingPlace } from '../../model/waiting-place.ts';

/** Failures that this page words itself; for the others it shows the words of the server. */
const known = ['unsure', 'invalid', 'unread', 'agent-suspended'] as const;

/** Places that are on this device alone: what waits for a network, and what was refused. */
export function WaitingPlaces() {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const { entries, unreadable, queue, isOnline } = useEntryQueueOf(waitingPlaces, 'locations');
  const count = entries.length + unreadable.length;
  if (count === 0) return null;
  return (
    <PageSection
      isFramed
      title={t('location.waiting.title', { count, number: formatNumber(count, locale) })}
      actions={
        isOnline && (
          <Button icon="retry" onClick={() => void queue.send()}>
            {t('location.waiting.send')}
          </Button>
        )
      }
    >
      <p role="status">{t(isOnline ? 'location.waiting.online' : 'location.waiting.offline')}</p>
      <InfoLines>
        {entries.map((waiting) => (
          <WaitingLine key={waiting.key} waiting={waiting} queue={queue} />
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
              onDiscard={() => void queue.discardUnreadable(text)}
            />
          </InfoLine>
        ))}
      </InfoLines>
    </PageSection>
  );
}

interface WaitingLineProps {
  waiting: WaitingPlace;
  queue: EntryQueue<WaitingPlace, unknown>;
}

function WaitingLine({ waiting, queue }: WaitingLineProps) {
  const { t } = useTranslation('locations');
  const locale = useLocale();
  const [keys] = useState(createAttemptKey);
  const { key, place, enteredAt, failure } = waiting;
  const { canEdit, canSendAgain, keepsKey } = waitingChoices(waiting);
  const { settlement, municipalityCode } = place.address;
  const where = [t(`location.type.${place.type}`), settlement];
  const facts = [...where, municipalityName(municipalityCode, locale)].filter(Boolean);

  /** The server keeps a refusal with its key. */
  function sendAgain(): void {
    if (keepsKey) return void queue.retry(key);
    void queue.fix(key, { ...waiting, key: keys.keyFor([key, place]) });
  }
  return (
    <InfoLine
      tone={failure === null ? 'quiet' : 'attention'}
      name={place.name}
      detail={[...facts, formatDateTime(enteredAt, locale)].join(' · ')}
    >
      {failure !== null && <FailureText failure={failure} />}
      <Row>
        {canEdit && (
          <TextLink to={`/location/new?waiting=${key}`}>{t('location.waiting.edit')}</TextLink>
        )}
        {canSendAgain && <Button onClick={sendAgain}>{t('location.waiting.again')}</Button>}
        <DiscardButton name={place.name} onDiscard={() => void queue.discard(key)} />
      </Row>
    </InfoLine>
  );
}

function FailureText({ failure }: { failure: NonNullable<WaitingPlace['failure']> }) {
  const { t } = useTranslation('locations');
  const { code, detail, reference } = failure;
  const key = known.find((each) => each === code);
  const words = key === undefined ? detail : t(`location.waiting.failure.${key}`);
  return (
    <Quiet>
      {words ?? t('location.waiting.failure.other')} <code>{reference}</code>
    </Quiet>
  );
}

/** Asks before a place is gone: it is nowhere but on this device. */
function DiscardButton({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const { t } = useTranslation('locations');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        icon="delete"
        aria-label={t('location.waiting.discardNamed', { name })}
        onClick={() => setAsking(true)}
      >
        {t('location.action.remove')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('location.waiting.discardTitle', { name })}
          confirmLabel={t('location.action.remove')}
          onConfirm={onDiscard}
          onCancel={() => setAsking(false)}
        >
          {t('location.waiting.discardDetail')}
        </Confirm>
      )}
    </>
  );
}
