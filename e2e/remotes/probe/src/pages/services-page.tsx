import { useLeaveGuard } from '@pazar/shell/leave-guard';
import { useMaps } from '@pazar/shell/maps';
import { useNotify } from '@pazar/shell/notify';
import { useNavigate } from 'react-router-dom';
import { Button } from '@pazar/ui/button';
import { Page } from '@pazar/ui/page';
import { TextField } from '@pazar/ui/input/text-field';
import { TextLink } from '@pazar/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Something unsaved, messages with and without an action, and a map. */
export function ServicesPage() {
  const { t } = useTranslation('probe');
  const notify = useNotify();
  const navigate = useNavigate();
  const maps = useMaps();
  const [name, setName] = useState('');
  const [undone, setUndone] = useState(0);
  const allowLeaving = useLeaveGuard(name !== '');

  function save(): void {
    allowLeaving();
    void navigate('/probe');
  }
  function archive(): void {
    const onAction = () => setUndone((count) => count + 1);
    // By keys, as another team may prefer; `Say so` hands over a translated text.
    notify(
      { key: 'probe:probe.archived', values: { name } },
      { action: { label: { key: 'probe:probe.undo' }, onAction } },
    );
  }

  return (
    <Page title={t('probe.page.services')}>
      <TextField label={t('probe.name')} value={name} onChange={setName} />
      <p>
        <Button onClick={save}>{t('probe.save')}</Button>{' '}
        <Button onClick={() => notify(t('probe.said', { name }))}>{t('probe.say')}</Button>{' '}
        <Button onClick={archive}>{t('probe.archive')}</Button>{' '}
        <TextLink to="/probe">{t('probe.title')}</TextLink>
      </p>
      <p>{t('probe.undone', { count: undone })}</p>
      <p>{t('probe.maps', { state: maps.state })}</p>
      <maps.Map label={t('probe.map')} />
    </Page>
  );
}
