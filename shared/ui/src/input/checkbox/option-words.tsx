import type { Option } from '../option.ts';
import boxes from './checkbox.module.css';

/** Label and hint beside a checkbox or radio button. */
export function OptionWords({ option }: { option: Option<string | number> }) {
  return (
    <span className={boxes.words}>
      {option.label}
      {option.detail !== undefined && <span className={boxes.detail}>{option.detail}</span>}
    </span>
  );
}
