import { ApiError } from '@pazar/shell/api-error';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import {
  fieldFacts,
  type FieldFaults,
  type FieldName,
  faultsOf,
  type FormFacts,
} from './form-fields.ts';

interface FormState {
  readonly isBusy: boolean;
  readonly isDone: boolean;
  /** The error of the form as a whole, already translated. */
  readonly failure: string | null;
  readonly faults: FieldFaults;
}

const start: FormState = { isBusy: false, isDone: false, failure: null, faults: {} };

/**
 * Validates the entered values against the contract and sends them. The server's error for a field
 * is shown at the field, any other above the form; the entered values stay.
 *
 * @param facts the form's request and its endpoint
 * @param link token of the e-mail link that opened the form, if it needs one; and the next step
 */
export function useAccountForm(
  { target, fields, schema }: FormFacts,
  { token: linkToken, onAnswer }: { token: string | null; onAnswer?: (answer: unknown) => void },
) {
  const { t } = useTranslation();
  const { agentApi, locale } = useHost();
  const [state, setState] = useState(start);

  const ruleOf = (field: FieldName) => t(`account.${field}.rule`, fieldFacts[field].length);

  /** The errors that stop the form before it is sent, or the body to send. */
  function check(entered: FormData): Pick<FormState, 'failure' | 'faults'> | { body: object } {
    const read = schema.safeParse({
      ...Object.fromEntries(fields.map((field) => [field, entered.get(field)])),
      ...(linkToken !== null && { token: linkToken }),
      ...(target === 'register' && { locale }),
    });
    if (read.success) return { body: read.data };
    const { issues } = read.error;
    const wrong = fields.filter((field) => issues.some(({ path }) => path[0] === field));
    const faultOf = (field: FieldName) =>
      t(
        `account.${field}.${entered.get(field) === '' ? 'missing' : 'wrong'}`,
        fieldFacts[field].length,
      );
    const faults = Object.fromEntries(wrong.map((field) => [field, faultOf(field)]));
    return { failure: wrong.length === 0 ? t('account.linkMissing') : null, faults };
  }

  function explain(error: unknown): Pick<FormState, 'failure' | 'faults'> {
    const { status, problem } = error instanceof ApiError ? error : { status: 0 };
    const faults = faultsOf(problem, fields);
    if (Object.keys(faults).length > 0) return { failure: null, faults };
    if (problem?.errors?.some(({ pointer }) => pointer === '/token') === true) {
      return { failure: t('account.linkUsed'), faults };
    }
    return { failure: failureOf(status) ?? problem?.detail ?? t('account.failed'), faults };
  }

  function failureOf(status: number): string | undefined {
    if (status === 429) return t('session.tooMany');
    if (status === 0) return t('session.unreachable');
    return status >= 500 ? t('session.down') : undefined;
  }

  async function send(form: HTMLFormElement): Promise<void> {
    const checked = check(new FormData(form));
    if (!('body' in checked)) return show(form, checked);
    setState({ ...start, isBusy: true });
    try {
      const answer = await agentApi.post(target, checked.body);
      onAnswer?.(answer);
      setState({ ...start, isDone: true });
    } catch (error) {
      show(form, explain(error));
    }
  }

  function show(form: HTMLFormElement, wrong: Pick<FormState, 'failure' | 'faults'>): void {
    // Rendered before the focus goes to the first invalid field.
    flushSync(() => setState({ ...start, ...wrong }));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!state.isBusy) void send(event.currentTarget);
  };
  return { ...state, ruleOf, submit };
}
