import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './override-form.module.css';
import { resetOverrides } from '../overlays/override-badge.tsx';
import { overrideAddress, readOverrides, writeOverrides } from '../../core/builds/overrides.ts';

/** Overrides one remote in this browser by a port or a URL, and removes the override. */
export function OverrideForm() {
  const { t } = useTranslation();
  const host = useHost();
  const { storage, builds, config, leaveGuard } = host;
  const allowed = config.overrides?.origins ?? [];
  const origins = allowed.join(', ');
  const [remote, setRemote] = useState(builds[0]?.name ?? '');
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<'unreadable' | 'other-origin' | 'full' | null>(null);
  const overrides = readOverrides(storage);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const place = overrideAddress(address, allowed);
    if ('fault' in place) return setFault(place.fault);
    if (!(await leaveGuard.mayLeave())) return;
    if (!writeOverrides(storage, { ...overrides, [remote]: place.base })) return setFault('full');
    location.reload();
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
      <p>{t('override.lead')}</p>
      <label className={styles.field}>
        <span>{t('override.remote')}</span>
        <select value={remote} onChange={({ target }) => setRemote(target.value)}>
          {builds.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <TextField
        label={t('override.address')}
        hint={t('override.hint', { origins })}
        value={address}
        onChange={setAddress}
        error={fault === null ? undefined : t(`override.${fault}`, { origins })}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('override.apply')}</Button>
        {Object.keys(overrides).length > 0 && (
          <Button onClick={() => void resetOverrides(host)}>{t('override.reset')}</Button>
        )}
      </div>
    </form>
  );
}
