import { Picker } from '@pazar/section/picker';
import { agentSource } from '../../api/audit.ts';

export interface PersonPickerProps {
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** A person of whom the audit is asked, found by typing. */
export function PersonPicker(props: PersonPickerProps) {
  return <Picker source={agentSource} {...props} />;
}
