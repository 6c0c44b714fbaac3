import type { ApiError } from '@pazar/shell/api-error';
import { useHttp, type HttpClient } from '@pazar/shell/http';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { TextField } from '@pazar/ui/input/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

const schema = { parse: (answer: unknown) => answer };

interface Call {
  readonly path: string;
  readonly body: string;
  readonly key: string;
  readonly signal: AbortSignal;
}

/** Without a body it reads, with one it writes, under the key if there is one. */
function send(http: HttpClient, { path, body, key, signal }: Call): Promise<unknown> {
  if (body === '') return http.get(path, { schema, signal });
  const options = { schema, signal, body: { text: body } };
  return http.post(path, key === '' ? options : { ...options, idempotencyKey: key });
}

/** Sends the request that a test enters through the section's own client, and shows the result. */
export function CallsPage() {
  const { t } = useTranslation('probe');
  const http = useHttp();
  const [outcome, setOutcome] = useState('');
  const call = useRef(new AbortController());

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    call.current = new AbortController();
    setOutcome('…');
    await send(http, {
      path: text('path'),
      body: text('body'),
      key: text('key'),
      signal: call.current.signal,
    }).then(
      (answer) => setOutcome(`answered ${JSON.stringify(answer)}`),
      // The client rejects with no other kind of error.
      ({ kind, status, reference = '' }: ApiError) =>
        setOutcome(`failed ${kind} ${status} ${reference}`.trim()),
    );
  }

  return (
    <Page title={t('probe.page.calls')}>
      <form onSubmit={(event) => void submit(event)}>
        <TextField name="path" label={t('probe.path')} defaultValue="/v1/probe" />
        <TextField name="body" label={t('probe.body')} />
        <TextField name="key" label={t('probe.key')} />
        <p>
          <Button type="submit">{t('probe.send')}</Button>{' '}
          <Button onClick={() => call.current.abort()}>{t('probe.giveUp')}</Button>
        </p>
      </form>
      <output>{outcome}</output>
    </Page>
  );
}
