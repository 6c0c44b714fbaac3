import * as maps from '@react-google-maps/api';
import { http, i18n, useAuthStore } from '@pazar/shell';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { useQueryClient } from '@tanstack/react-query';
import axios from 'axios';
import i18next from 'i18next';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from 'react-toastify';
import { useStore } from 'zustand';

/** One export of each package, as a section gets it under the package's own name. */
const packages = {
  '@pazar/shell': { useAuthStore, i18n },
  '@react-google-maps/api': { GoogleMap: maps.GoogleMap },
  '@tanstack/react-query': { useQueryClient },
  axios: { default: axios },
  i18next: { default: i18next },
  react: { useState },
  'react-dom': { createPortal },
  'react-i18next': { useTranslation },
  'react-router-dom': { useLocation, useNavigate },
  'react-toastify': { toast },
  zustand: { useStore },
};
// For the tests, which compare them with the host's.
Object.assign(globalThis, { probePackages: packages, probeHttp: http });

/** The host's instances, imported from the packages by which every team knows them. */
export function PackagesPage() {
  const { t } = useTranslation('probe');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const username = useAuthStore(({ session }) => session?.username);
  const [answer, setAnswer] = useState('');

  async function call(): Promise<void> {
    const { status, config } = await http.get<unknown>('/v1/agent/current');
    setAnswer([status, config.headers.get('Accept-Language')].join(' '));
  }

  return (
    <Page title={t('probe.page.packages')}>
      <p>{`${pathname} ${username} ${i18n.language}`}</p>
      <p>
        <Button onClick={() => void call()}>{t('probe.send')}</Button>{' '}
        <Button onClick={() => toast(t('probe.title'))}>{t('probe.say')}</Button>{' '}
        <Button onClick={() => void navigate('/account')}>{t('probe.save')}</Button>
      </p>
      <output>{answer}</output>
    </Page>
  );
}
