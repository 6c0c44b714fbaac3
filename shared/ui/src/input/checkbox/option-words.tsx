import type { Option } from '../option.ts';
import boxes from './checkbox.module.css';

/** Label, hint and number of rows beside a checkbox or radio button. */
export function OptionWords({ option }: { option: Option<string | number> }) {
  return (
    <span className={boxes.words}>
      {option.label}
      {option.detail !== undefined && <span className={boxes.detail}>{option.detail}</span>}
      {option.count !== undefined && <span className={boxes.count}>{option.count}</span>}
    </span>
  );
}
