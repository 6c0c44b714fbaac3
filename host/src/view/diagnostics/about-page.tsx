import { Button } from '@pazar/ui/button';
import { type Description, DescriptionList } from '@pazar/ui/description-list';
import { Page } from '@pazar/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesFile } from '@pazar/contracts/releases/notices-file';
import { useCurrentSession, useHost } from '../../host-services.ts';
import { PageTitle } from '../page/page-title.tsx';
import { collectDiagnostics, type Diagnostics, type ErrorFacts } from './collect-diagnostics.ts';
import { CopyAsText } from './copy-as-text.tsx';
import { timeForSupport } from './diagnostics-text.ts';
import { OverrideForm } from './override-form.tsx';
import { mayOverride } from '../../core/builds/access.ts';
import { SectionTable } from './section-table.tsx';
import styles from './about-page.module.css';
import { useSectionNames } from './use-section-names.ts';

/** Versions that run in this tab and its latest errors, for support. */
export function AboutPage() {
  const { t } = useTranslation();
  const host = useHost();
  const session = useCurrentSession();
  const [facts, setFacts] = useState(() => collectDiagnostics(host));
  const shellFacts = useShellFacts(facts);
  const shared = facts.shared.map(({ name, versions }) => ({ term: name, detail: versions }));
  const actions = (
    <>
      <CopyAsText facts={facts} />
      <Button icon="retry" onClick={() => setFacts(collectDiagnostics(host))}>
        {t('about.refresh')}
      </Button>
    </>
  );

  return (
    <Page title={t('about.title')} subtitle={t('about.lead')} actions={actions}>
      <PageTitle>{t('about.title')}</PageTitle>
      <section className={styles.part} aria-labelledby="about-sections">
        <h2 id="about-sections">{t('about.sections')}</h2>
        <SectionTable sections={facts.sections} />
      </section>
      {mayOverride(host.config, session) && (
        <section className={styles.part} aria-labelledby="about-override">
          <h2 id="about-override">{t('override.title')}</h2>
          <OverrideForm />
        </section>
      )}
      <section className={styles.part} aria-labelledby="about-shell">
        <h2 id="about-shell">{t('about.shell')}</h2>
        <DescriptionList items={shellFacts} />
      </section>
      <section className={styles.part} aria-labelledby="about-errors">
        <h2 id="about-errors">{t('about.errors')}</h2>
        <ErrorList errors={facts.errors} />
      </section>
      <section className={styles.part} aria-labelledby="about-shared">
        <h2 id="about-shared">{t('about.shared')}</h2>
        <DescriptionList items={shared} />
      </section>
      <section className={styles.part} aria-labelledby="about-licences">
        <h2 id="about-licences">{t('about.licences')}</h2>
        <LicenceLinks />
      </section>
    </Page>
  );
}

/** The facts about shell, document and browser, by name. */
function useShellFacts({ build, time, document, browser }: Diagnostics): Description[] {
  const { t } = useTranslation();
  const { sequence, issuedAt, discoverTime, verifyTime } = document;
  return [
    { term: t('about.build'), detail: build },
    {
      term: t('about.document'),
      detail: t('about.documentFacts', { sequence, issuedAt: timeForSupport(issuedAt) }),
    },
    {
      term: t('about.documentTimes'),
      detail: t('about.documentTimesFacts', { discover: discoverTime, verify: verifyTime }),
    },
    { term: t('about.browser'), detail: browser.agent },
    { term: t('about.language'), detail: `${browser.locale} (${browser.languages})` },
    { term: t('about.window'), detail: browser.window },
    {
      term: t('about.connection'),
      detail: t(browser.isOnline ? 'about.online' : 'about.offline'),
    },
    { term: t('about.time'), detail: timeForSupport(time) },
  ];
}

/** The errors since the page was opened, newest first. */
function ErrorList({ errors }: { errors: readonly ErrorFacts[] }) {
  const { t } = useTranslation();
  if (errors.length === 0) return <p>{t('about.noErrors')}</p>;
  return (
    <ol className={styles.errors}>
      {errors.map(({ time, from, message, reference }, index) => (
        // The list is replaced as a whole, so an index is a stable key.
        <li key={`${index} ${time}`}>
          <p>{message}</p>
          <p className={styles.quiet}>
            {timeForSupport(time)} · {from}
            {reference !== null && ` · ${t('failure.reference')} ${reference}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Links to the licences in the shell's build and in that of each section, as text. */
function LicenceLinks() {
  const { t } = useTranslation();
  const { builds, sections } = useHost();
  const nameOf = useSectionNames();
  const places = [
    { name: t('about.shell'), base: '/' },
    ...builds.map(({ name }) => ({
      name: nameOf(name),
      base: new URL('.', sections.current(name).manifest).href,
    })),
  ];
  return (
    <ul className={styles.links}>
      {places.map(({ name, base }) => (
        <li key={base}>
          <a href={`${base}${noticesFile}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
