import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { TextField } from '@pazar/ui/input/text-field';
import { TextLink } from '@pazar/ui/text-link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import { PageTitle } from '../page/page-title.tsx';
import styles from './account-form.module.css';
import { fieldFacts, formFacts, type FormName } from './form-fields.ts';
import { useAccountForm } from './use-account-form.ts';

/** Registering, a forgotten password, a new one, and the confirmation of an e-mail address. */
export function AccountForm({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const { linkToken } = useHost();
  const facts = formFacts[name];
  const token = facts.needsLink ? linkToken : null;
  const form = useAccountForm(facts, token);

  if (form.isDone) return <Done name={name} />;
  if (facts.needsLink && token === null) return <LinkMissing name={name} />;
  return (
    <TitledPage title={t(`account.${name}.title`)}>
      <form className={styles['form']} onSubmit={form.submit} noValidate>
        <p>{t(`account.${name}.lead`)}</p>
        {form.failure !== null && (
          <p className={styles['failure']} role="alert">
            {form.failure}
          </p>
        )}
        {facts.fields.map((field) => (
          <TextField
            key={field}
            name={field}
            type={fieldFacts[field].type}
            autoComplete={fieldFacts[field].autoComplete}
            autoCapitalize={field === 'displayName' ? 'words' : 'none'}
            spellCheck={false}
            label={t(`account.${field}.label`)}
            hint={form.faults[field] === undefined ? form.ruleOf(field) : undefined}
            error={form.faults[field]}
            required
          />
        ))}
        <Button type="submit" variant="primary" isBusy={form.isBusy} isFullWidth>
          {t(`account.${name}.submit`)}
        </Button>
        <TextLink to="/home">{t('account.toSignIn')}</TextLink>
      </form>
    </TitledPage>
  );
}

function Done({ name }: { name: FormName }) {
  const { t } = useTranslation();
  return (
    <TitledPage title={t(`account.${name}.doneTitle`)}>
      <p role="status">{t(`account.${name}.doneDetail`)}</p>
      <p>
        <TextLink to="/home">{t('account.toSignIn')}</TextLink>
      </p>
    </TitledPage>
  );
}

/** For a page that was opened again, or without its e-mail: the token is good for one opening. */
function LinkMissing({ name }: { name: FormName }) {
  const { t } = useTranslation();
  const isReset = name === 'reset';
  return (
    <TitledPage title={t(`account.${name}.title`)}>
      <p>{t('account.linkMissing')}</p>
      <p>
        <TextLink to={isReset ? '/home/forgot' : '/home'}>
          {t(isReset ? 'session.forgot' : 'account.toSignIn')}
        </TextLink>
      </p>
    </TitledPage>
  );
}

function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <PageTitle>{title}</PageTitle>
      {children}
    </Page>
  );
}
