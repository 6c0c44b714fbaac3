import type { Locale } from '@pazar/contracts/locale';
import { createHash } from 'node:crypto';
import { demoPeople } from './demo-people.ts';

const texts = {
  en: {
    title: 'Choose an account',
    note: 'This page stands in for Google in the demo. No password is asked.',
    cancel: 'Cancel',
  },
  mk: {
    title: 'Изберете сметка',
    note: 'Оваа страница го заменува Google во демонстрацијата. Не се бара лозинка.',
    cancel: 'Откажи',
  },
} as const satisfies Record<Locale, object>;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 28rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; }
ul { margin: 1.5rem 0; padding: 0; list-style: none; display: grid; gap: .5rem; }
button { box-sizing: border-box; width: 100%; min-height: 44px; padding: .5rem 1rem; font: inherit;
  text-align: start; border: 1px solid; border-radius: .5rem; background: transparent; color: inherit;
  cursor: pointer; overflow-wrap: anywhere; }
button:hover { text-decoration: underline; }
small { display: block; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** Allows only the page's own style. No `form-action`: the provider chooses the form's target. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** The page on which a visitor chooses an account to return with; it needs no script. */
export function accountPage(locale: Locale, action: string): string {
  const { title, note, cancel } = texts[locale];
  const items = demoPeople.map(
    ({ subject, email, name }) =>
      `<li><button name="account" value="${subject}"><span lang="mk">${name}</span><small>${email}</small></button></li>`,
  );
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${note}</p>
<form method="post" action="${action}">
<ul>
${items.join('\n')}
</ul>
<button name="cancel" value="yes">${cancel}</button>
</form>
</main>
</body>
</html>
`;
}
