import type { Command, Keys } from '@pazar/shell/commands';
import { useTranslation } from 'react-i18next';
import { Switch } from '../input/switch/switch.tsx';
import { Dialog } from '../overlay/dialog/dialog.tsx';
import { CommandKeys } from './command-keys.tsx';
import styles from './command.module.css';

export interface ShortcutHelpProps {
  /** Commands of the page and the shell; those without a shortcut are left out. */
  commands: readonly Command[];
  /** Whether shortcuts without Ctrl are in force. */
  singleKeysEnabled: boolean;
  onSingleKeys: (areOn: boolean) => void;
  onClose: () => void;
}

/** Every shortcut of the open page, and the switch for single-key ones. */
export function ShortcutHelp(props: ShortcutHelpProps) {
  const { commands, singleKeysEnabled, onSingleKeys, onClose } = props;
  const { t } = useTranslation('shell');
  return (
    <Dialog title={t('command.shortcuts')} onClose={onClose}>
      <div className={styles.help}>
        <dl className={styles.list}>
          {commands.filter(hasKeys).map(({ id, label, keys }) => (
            <div key={id} className={styles.entry}>
              <dt>{label}</dt>
              <dd>
                <CommandKeys keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <Switch
          label={t('command.singleKeys')}
          hint={t('command.singleKeysHint')}
          value={singleKeysEnabled}
          onChange={onSingleKeys}
        />
      </div>
    </Dialog>
  );
}

function hasKeys(command: Command): command is Command & { keys: Keys } {
  return command.keys !== undefined;
}
