import '@pazar/ui/styles.css';
import './gallery.css';
import type { Locale } from '@pazar/format/locale';
import { placeholders } from '@pazar/format/placeholders';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import sectionEn from '../../assets/localization/en.json' with { type: 'json' };
import sectionMk from '../../assets/localization/mk.json' with { type: 'json' };
import uiEn from '@pazar/ui/localization/en.json' with { type: 'json' };
import uiMk from '@pazar/ui/localization/mk.json' with { type: 'json' };
import { readAddress } from './address.ts';
import { ExampleShell } from './example-shell.tsx';
import { Gallery } from './gallery.tsx';
import { setScheme } from './set-scheme.ts';

const uiTexts = { en: uiEn, mk: uiMk };
const sectionTexts = { en: sectionEn, mk: sectionMk };

async function createTexts(locale: Locale) {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: locale,
    defaultNS: 'shell',
    resources: { [locale]: { shell: uiTexts[locale] } },
    interpolation: placeholders,
  });
  return instance.addResourceBundle(locale, 'shell', sectionTexts[locale], true);
}

async function start(root: HTMLElement): Promise<void> {
  const address = readAddress(window.location);
  document.documentElement.lang = address.locale;
  setScheme(address.scheme);
  const i18n = await createTexts(address.locale);
  const router = createBrowserRouter([{ path: '*', element: <Gallery address={address} /> }]);
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <ExampleShell locale={address.locale}>
        <RouterProvider router={router} />
      </ExampleShell>
    </I18nextProvider>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
