import { Button } from '@pazar/ui/button';
import { TextField } from '@pazar/ui/input/text-field';
import { remoteNameSchema } from '@pazar/contracts/releases/section-descriptor';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '../../host-services.ts';
import styles from './override-form.module.css';
import { resetOverrides } from '../overlays/override-badge.tsx';
import {
  addressOfVersion,
  overrideAddress,
  readOverrides,
  writeOverrides,
} from '../../core/builds/overrides.ts';

type Fault = 'unreadable' | 'other-origin' | 'full' | 'no-section';

const isRemote = (name: string) => remoteNameSchema.safeParse(name).success;

/**
 * Overrides one remote in this browser by a port, a URL or a published version, and removes the
 * override. The remote need not be live: its first version may be seen so.
 */
export function OverrideForm() {
  const { t } = useTranslation();
  const host = useHost();
  const { storage, builds, config, leaveGuard } = host;
  const origins = (config.overrides?.origins ?? []).join(', ');
  const allowed = [...(config.overrides?.origins ?? []), ...config.assetOrigins];
  const names = useId();
  const [remote, setRemote] = useState(builds[0]?.name ?? '');
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const overrides = readOverrides(storage);

  async function apply(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    const [assetOrigin = ''] = config.assetOrigins;
    const meant = addressOfVersion(address, { remote, assetOrigin });
    const place = overrideAddress(meant, allowed);
    if (!isRemote(remote)) return setFault('no-section');
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
        <input
          list={names}
          value={remote}
          onChange={({ target }) => setRemote(target.value.trim())}
        />
      </label>
      <datalist id={names}>
        {builds.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
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
