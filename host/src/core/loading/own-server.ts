/** What finding out may take, beside the reading of the section's own files. */
const deadline = 1_500;

/** Whether the shell's own server answers this browser at all, whatever it answers. */
export async function ownServerAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(deadline);
    await fetch('/config.json', { method: 'HEAD', credentials: 'omit', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
