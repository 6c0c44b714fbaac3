import { sendRequest } from '../request/send-request.ts';

/** The time that loading leaves of the 8 s within which a failure is shown, in milliseconds. */
export const diagnosisDeadline = 1_500;

/** Whether the shell's own server answers this browser at all, whatever it answers. */
export async function ownServerAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(diagnosisDeadline);
    const options = { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal } as const;
    return await sendRequest('/config.json', options, () => true);
  } catch {
    return false;
  }
}
