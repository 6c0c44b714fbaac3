import { longestPageWait, workerAddress } from '@pazar/contracts/releases/kept-caches';
import { storedLocale } from '../core/i18n/stored-locale.ts';
import { sendRequest } from '../core/request/send-request.ts';
import { stopKeeping } from '../core/storage/kept-caches.ts';

const texts = {
  en: {
    start: 'Pazar could not start',
    shell: 'Pazar stopped working',
    detail: 'Check the connection and try again. What you saved is safe.',
    old: 'This browser is too old for Pazar. Update it, or use Chrome or Edge 137, Firefox 130, Safari 17 or later.',
    insecure: 'Pazar needs a secure connection. Open the address with https:// in front.',
    retry: 'Try again',
  },
  mk: {
    start: 'Пазар не може да се вклучи',
    shell: 'Пазар престана да работи',
    detail: 'Проверете ја врската и обидете се повторно. Тоа што го зачувавте е на сигурно.',
    old: 'Прелистувачот е престар за Пазар. Ажурирајте го или користете Chrome или Edge 137, Firefox 130, Safari 17 или понова верзија.',
    insecure: 'Пазар бара безбедна врска. Отворете ја адресата со https:// напред.',
    retry: 'Обиди се повторно',
  },
};

/** The page for a start that failed (specification, error catalogue). */
export function showBrokenStart(error: unknown): void {
  console.error('Pazar could not start', error);
  const explanation = showBroken('start', error);
  void explain(explanation);
}

async function explain(explanation: HTMLElement): Promise<void> {
  const why = await whyNever();
  if (why !== null) explanation.textContent = texts[storedLocale()][why];
}

/** Why this browser can never start Pazar here, however often it tries; null when it can. */
async function whyNever(): Promise<'insecure' | 'old' | null> {
  if (!window.isSecureContext) return 'insecure';
  try {
    // Browsers since the named versions have it; the discovery document is signed with it.
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
    return null;
  } catch {
    return 'old';
  }
}

/** The page for a shell that failed outside its sections, after React removed the page. */
export function showBrokenShell(error: unknown): void {
  console.error('Pazar stopped working', error);
  showBroken('shell', error);
}

/** What was kept for a start without a network may be the cause. Where no server answers it is all there is. */
async function retryWithoutKept(): Promise<void> {
  try {
    const options = { method: 'HEAD', signal: AbortSignal.timeout(longestPageWait) };
    if (await sendRequest(workerAddress, options, ({ ok }) => ok)) await stopKeeping();
  } catch (error) {
    console.warn('What is kept stays: the server does not answer', error);
  } finally {
    location.reload();
  }
}

/** Plain elements, because any library may be the one that failed. @returns the explanation */
function showBroken(what: 'start' | 'shell', error: unknown): HTMLElement {
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
  button.addEventListener('click', () => void retryWithoutKept());
  alert.append(heading, explanation, reason, button);
  page.append(alert);

  // React clears its root once more when an update was still waiting.
  document.body.replaceChildren(page);
  return explanation;
}
