import '../../src/styles/styles.css';
import './gallery.css';
import type { Locale } from '@pazar/format/locale';
import { placeholders } from '@pazar/format/placeholders';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import * as z from 'zod/mini';
import { readAddress } from './address.ts';
import { ExampleShell } from './example-shell.tsx';
import { Gallery } from './gallery.tsx';
import { setScheme } from './set-scheme.ts';

const textsSchema = z.record(z.string(), z.unknown());

async function createTexts(locale: Locale) {
  const response = await fetch(`/assets/localization/${locale}.json`);
  const shell = textsSchema.parse(await response.json());
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: locale,
    defaultNS: 'shell',
    resources: { [locale]: { shell } },
    interpolation: placeholders,
  });
  return texts;
}

async function start(root: HTMLElement): Promise<void> {
  const address = readAddress(window.location);
  document.documentElement.lang = address.locale;
  setScheme(address.scheme);
  const texts = await createTexts(address.locale);
  const router = createBrowserRouter([{ path: '*', element: <Gallery address={address} /> }]);
  createRoot(root).render(
    <I18nextProvider i18n={texts}>
      <ExampleShell locale={address.locale}>
        <RouterProvider router={router} />
      </ExampleShell>
    </I18nextProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
