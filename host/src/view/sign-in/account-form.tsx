import { confirmEmailAnswerSchema } from '@pazar/contracts/registration';
import { type NotMeAnswer, notMeAnswerSchema } from '@pazar/contracts/sign-in-steps';
import { RouteName } from '@pazar/contracts/route-names';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { PasswordField } from '@pazar/section/input/password-field';
import { TextField } from '@pazar/ui/input/text-field';
import { TextLink } from '@pazar/ui/text-link';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { PageTitle } from '../page/page-title.tsx';
import styles from './account-form.module.css';
import { fieldFacts, formFacts, type FormName } from './form-fields.ts';
import { useAccountForm } from './use-account-form.ts';
import { useRememberedFields } from './use-remembered-fields.ts';
import { UndoneChanges, WaysLeft } from './won-back.tsx';

/** The path of a link that is followed by the choice of a new password. */
type LeadingForm = 'confirm' | 'not-me';

/** How a link continues to a new password. */
interface NextStep {
  readonly token: string;
  /** What the owner of an account reads who did not make a change. */
  readonly wonBack?: NotMeAnswer;
}

/** The step after each link; null when there is none. */
const stepAfter: Record<LeadingForm, (answer: unknown) => NextStep | null> = {
  // In the browser of the registration no step follows.
  confirm: (answer) => confirmEmailAnswerSchema.safeParse(answer).data ?? null,
  'not-me': (answer) => {
    const wonBack = notMeAnswerSchema.parse(answer);
    return { token: wonBack.token, wonBack };
  },
};

const isLeading = (name: FormName): name is LeadingForm => name in stepAfter;

/**
 * The forms of an account: registration; a forgotten password; a new password; the confirmation of
 * an e-mail address, which in another browser than that of the registration is followed by a new
 * password; the link of an owner who did not request a change, which is followed by a new password.
 */
export function AccountForm({ name }: { name: FormName }) {
  const { linkToken } = useHost();
  const [step, setStep] = useState<NextStep | null>(null);
  if (step !== null)
    return <OneForm key="reset" name="reset" {...step} {...(isLeading(name) && { after: name })} />;
  return (
    <OneForm
      name={name}
      token={formFacts[name].needsLink ? linkToken : null}
      {...(isLeading(name) && { onAnswer: (answer) => setStep(stepAfter[name](answer)) })}
    />
  );
}

interface OneFormProps {
  name: FormName;
  /** Token of the link that opened the page. */
  token: string | null;
  /** The form before this one; its result is shown first. */
  after?: LeadingForm;
  /** The answer to the form before it, for an owner who wins the account back. */
  wonBack?: NotMeAnswer;
  onAnswer?: (answer: unknown) => void;
}

function OneForm({ name, token, after, wonBack, onAnswer }: OneFormProps) {
  const { t } = useTranslation();
  const facts = formFacts[name];
  const form = useAccountForm(facts, { token, ...(onAnswer && { onAnswer }) });
  const element = useRef<HTMLFormElement>(null);
  const remembered = useRememberedFields(element, { name, fields: facts.fields });

  if (form.isDone) return <Done name={name} wonBack={wonBack} />;
  if (facts.needsLink && token === null) return <LinkMissing name={name} />;
  return (
    <TitledPage title={t(`account.${name}.title`)}>
      <form ref={element} className={styles.form} onSubmit={form.submit} noValidate>
        {wonBack && <UndoneChanges undone={wonBack.undone} />}
        {after === 'confirm' && <p role="status">{t('account.confirm.choosePassword')}</p>}
        <p>{t(`account.${name}.lead`)}</p>
        {form.failure !== null && (
          <p className={styles.failure} role="alert">
            {form.failure}
          </p>
        )}
        {facts.fields.map((field) => {
          const props = {
            name: field,
            label: t(`account.${field}.label`),
            // Also beside a fault: what moves up would put the link below under a second press.
            hint: form.ruleOf(field),
            error: form.faults[field],
            required: true,
          };
          return field === 'password' ? (
            <PasswordField key={field} {...props} isNew />
          ) : (
            <TextField
              key={field}
              {...props}
              type={fieldFacts[field].type}
              defaultValue={remembered[field]}
              autoComplete={fieldFacts[field].autoComplete}
              autoCapitalize={field === 'displayName' ? 'words' : 'none'}
              spellCheck={false}
            />
          );
        })}
        <Button type="submit" variant="primary" isBusy={form.isBusy} isFullWidth>
          {t(`account.${name}.submit`)}
        </Button>
        <TextLink to={`/${RouteName.Home}`}>{t('account.toSignIn')}</TextLink>
      </form>
    </TitledPage>
  );
}

function Done({ name, wonBack }: { name: FormName; wonBack: NotMeAnswer | undefined }) {
  const { t } = useTranslation();
  return (
    <TitledPage title={t(`account.${name}.doneTitle`)}>
      <p role="status">{t(`account.${name}.doneDetail`)}</p>
      {wonBack && <WaysLeft left={wonBack.left} />}
      <p>
        <TextLink to={`/${RouteName.Home}`}>{t('account.toSignIn')}</TextLink>
      </p>
    </TitledPage>
  );
}

/** For a page that was reopened, or opened without its e-mail: the token can be used once. */
function LinkMissing({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const isReset = name === 'reset';
  return (
    <TitledPage title={t(`account.${name}.title`)}>
      <p>{t('account.linkMissing')}</p>
      <p>
        <TextLink to={isReset ? `/${RouteName.Home}/forgot` : `/${RouteName.Home}`}>
          {t(isReset ? 'session.forgot' : 'account.toSignIn')}
        </TextLink>
      </p>
    </TitledPage>
  );
}

function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.narrow}>
      <Page title={title}>
        <PageTitle>{title}</PageTitle>
        {children}
      </Page>
    </div>
  );
}
