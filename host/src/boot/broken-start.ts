import { storedLocale } from '../i18n/stored-locale.ts';

const texts = {
  en: {
    title: 'Pazar could not start',
    detail: 'Check the connection and try again. What you saved is safe.',
    retry: 'Try again',
  },
  mk: {
    title: 'Пазар не може да се вклучи',
    detail: 'Проверете ја врската и обидете се повторно. Тоа што го зачувавте е на сигурно.',
    retry: 'Обиди се повторно',
  },
};

/**
 * The page for a start that failed: plain elements, because what failed may be any library.
 * The error goes to the console (specification, error catalogue).
 */
export function showBrokenStart(error: unknown): void {
  console.error('Pazar could not start', error);
  const { title, detail, retry } = texts[storedLocale()];

  const page = document.createElement('main');
  page.className = 'broken-start';
  page.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = title;
  const explanation = document.createElement('p');
  explanation.textContent = detail;
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => location.reload());
  page.append(heading, explanation, reason, button);

  (document.getElementById('root') ?? document.body).replaceChildren(page);
}
