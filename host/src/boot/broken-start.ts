import { storedLocale } from '../core/i18n/stored-locale.ts';

const texts = {
  en: {
    start: 'Pazar could not start',
    shell: 'Pazar stopped working',
    detail: 'Check the connection and try again. What you saved is safe.',
    retry: 'Try again',
  },
  mk: {
    start: 'Пазар не може да се вклучи',
    shell: 'Пазар престана да работи',
    detail: 'Проверете ја врската и обидете се повторно. Тоа што го зачувавте е на сигурно.',
    retry: 'Обиди се повторно',
  },
};

/** The page for a start that failed (specification, error catalogue). */
export function showBrokenStart(error: unknown): void {
  console.error('Pazar could not start', error);
  showBroken('start', error);
}

/** The page for a shell that failed outside its sections, after React removed the page. */
export function showBrokenShell(error: unknown): void {
  console.error('Pazar stopped working', error);
  showBroken('shell', error);
}

/** Plain elements, because any library may be the one that failed. */
function showBroken(what: 'start' | 'shell', error: unknown): void {
  const { [what]: title, detail, retry } = texts[storedLocale()];

  const page = document.createElement('main');
  page.className = 'broken-start';
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  const heading = document.createElement('h1');
  heading.textContent = title;
  const explanation = document.createElement('p');
  explanation.textContent = detail;
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement('button');
  button.textContent = retry;
  button.addEventListener('click', () => location.reload());
  alert.append(heading, explanation, reason, button);
  page.append(alert);

  // React clears its root once more when an update was still waiting.
  document.body.replaceChildren(page);
}
