import { useTranslation } from 'react-i18next';
import { PasswordField } from '@pazar/section/input/password-field';
import { TextField } from '@pazar/ui/input/text-field';
import { ChangeFailure } from '@pazar/section/record/change-failure';
import { FormDialog } from '@pazar/ui/input/form-dialog';
import { useState } from 'react';
import { useAccount } from '../frame/use-account.ts';
import { faultOf, isShownAt } from '../../model/fault-of.ts';

/** What proves the owner; without a password a sign-in of the last minutes does. */
export interface Proof {
  currentPassword?: string;
}

interface ProofField {
  label: string;
  hint?: string;
  pointer: string;
  initial?: string;
}

export interface ProofDialogProps {
  title: string;
  /** What follows from it. */
  detail: string;
  confirmLabel: string;
  /** One more thing to enter, with the pointer of what the server says of it. */
  field?: ProofField;
  /** False for what changes no way to sign in. Default true. */
  needsProof?: boolean;
  isBusy: boolean;
  error: Error | null;
  /** What the error means, where the dialog cannot know. */
  failure?: string;
  onConfirm: (proof: Proof, entered: string) => void;
  onCancel: () => void;
}

/** Asks for the password before a way to sign in changes. */
export function ProofDialog(props: ProofDialogProps) {
  const { title, detail, confirmLabel, field, needsProof = true } = props;
  const { isBusy, error, failure, onConfirm, onCancel } = props;
  const { hasPassword } = useAccount().signIn;
  const [password, setPassword] = useState('');
  const [entered, setEntered] = useState(field?.initial ?? '');
  const isProven = !hasPassword || !needsProof;
  const pointers = ['/currentPassword', ...(field === undefined ? [] : [field.pointer])];

  function confirm(): void {
    if ((!isProven && password === '') || (field !== undefined && entered.trim() === '')) return;
    onConfirm(isProven ? {} : { currentPassword: password }, entered);
  }
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy}
      onSubmit={confirm}
      onCancel={onCancel}
    >
      {(hasTried) => (
        <>
          <p>{detail}</p>
          {field !== undefined && (
            <MoreField
              field={field}
              error={error}
              hasTried={hasTried}
              value={entered}
              onChange={setEntered}
            />
          )}
          {needsProof && (
            <ProofOfOwner
              error={error}
              hasTried={hasTried}
              password={password}
              onChange={setPassword}
            />
          )}
          {error !== null && !isShownAt(error, pointers) && (
            <ProofFailure error={error} failure={failure} />
          )}
        </>
      )}
    </FormDialog>
  );
}

function ProofFailure({ error, failure }: { error: Error; failure: string | undefined }) {
  const { t } = useTranslation('account');
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  return <ChangeFailure title={t('account.security.failed')} error={error} />;
}

interface MoreFieldProps {
  field: ProofField;
  error: Error | null;
  /** It was sent, or tried to: an empty field is then a fault. */
  hasTried: boolean;
  value: string;
  onChange: (text: string) => void;
}

function MoreField({ field, error, hasTried, value, onChange }: MoreFieldProps) {
  const { t } = useTranslation('shell');
  return (
    <TextField
      label={field.label}
      hint={field.hint}
      value={value}
      onChange={onChange}
      error={
        hasTried && value.trim() === '' ? t('form.fault.required') : faultOf(error, field.pointer)
      }
      autoComplete="off"
      maxLength={60}
      required
    />
  );
}

interface ProofOfOwnerProps {
  error: Error | null;
  hasTried: boolean;
  password: string;
  onChange: (password: string) => void;
}

function ProofOfOwner({ error, hasTried, password, onChange }: ProofOfOwnerProps) {
  const { t } = useTranslation('account');
  const { hasPassword } = useAccount().signIn;
  if (!hasPassword) return <p>{t('account.security.freshSignIn')}</p>;
  return (
    <PasswordField
      label={t('account.password.current')}
      value={password}
      onChange={onChange}
      error={
        hasTried && password === ''
          ? t('account.password.missing')
          : faultOf(error, '/currentPassword')
      }
      maxLength={200}
      required
    />
  );
}
