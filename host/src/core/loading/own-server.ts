import { sendRequest } from '../request/send-request.ts';

/** The time that loading leaves of the 8 s within which a failure is shown, in milliseconds. */
export const diagnosisDeadline = 1_500;

/** Whether the shell's own server answers this browser at all, whatever it answers. */
export async function ownServerAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(diagnosisDeadline);
    await sendRequest('/config.json', {
      method: 'HEAD',
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    return true;
  } catch {
    return false;
  }
}
