import { noteInputSchema, noteLimits } from '@pazar/contracts/management';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useTranslation } from 'react-i18next';
import { Button } from '@pazar/ui/button';
import { EmptyState } from '@pazar/ui/empty-state';
import { TextArea } from '@pazar/ui/input/text-area';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { PlainItem, PlainList, Quiet, Row, Stack } from '@pazar/ui/layout';
import { type SubmitEvent, useState } from 'react';
import { addNote, agentNotes } from '../../api/agent-actions.ts';
import { useAgent } from '../../components/agent/agent-badges.tsx';
import { ReadPart } from '../../components/frame/loaded-part.tsx';
import { useFormatters } from '../../model/use-formatters.ts';

/** What managers write about an agent for each other; the agent never sees it. */
export function AgentNotesPage() {
  const { t, timestamp } = useFormatters();
  const { id } = useAgent();
  return (
    <Stack gap="large">
      <p>{t('notes.lead')}</p>
      <NewNote agentId={id} />
      <ReadPart read={(http) => agentNotes(http, id)} of="notes">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('notes.empty')} />
          ) : (
            <PlainList label={t('notes.list')}>
              {rows.map((note) => (
                <PlainItem key={note.id}>
                  <Stack gap="small">
                    <span>{note.text}</span>
                    <Quiet>
                      {note.author} · <time dateTime={note.at}>{timestamp(note.at)}</time>
                    </Quiet>
                  </Stack>
                </PlainItem>
              ))}
            </PlainList>
          )
        }
      </ReadPart>
    </Stack>
  );
}

function NewNote({ agentId }: { agentId: string }) {
  const { t } = useTranslation('management');
  const attempt = useApiMutation({ mutationKey: ['management', 'note', agentId] });
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const { data: given } = noteInputSchema.safeParse({ text });
  useLeaveGuard(text.trim() !== '');

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (given === undefined) return;
    attempt.mutate(addNote(agentId, given.text), {
      onSuccess: () => {
        setText('');
        setTried(false);
      },
    });
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <TextArea
          label={t('notes.text')}
          value={text}
          onChange={setText}
          limit={noteLimits.max}
          error={hasTried && given === undefined ? t('text.wrongLength', noteLimits) : undefined}
        />
        <Row>
          <Button type="submit" isBusy={attempt.isPending}>
            {t('notes.add')}
          </Button>
        </Row>
        <ChangeFailure title={t('notes.notAdded')} error={attempt.error} />
      </Stack>
    </form>
  );
}
