import { TextArea } from '@pazar/ui/input/text-area';
import { TextField } from '@pazar/ui/input/text-field';
import { Field } from '@pazar/ui/input/field';
import { FieldGroup } from '@pazar/ui/input/field-group';
import { LocalizedTextField } from '../../../src/form/localized-text-field/localized-text-field.tsx';
import { TagsField } from '@pazar/ui/multi-select/tags-field';
import type { LocalizedText } from '@pazar/format/localized-text';
import type { Entry, Say } from '../entry.ts';
import { Held } from '../held.tsx';

const name = (say: Say) => say('Name', 'Назив');
const required = (say: Say) => say('Required field', 'Задолжително поле');

/** Inputs of words. */
export const inputs: readonly Entry[] = [
  {
    name: 'input/field',
    states: {
      frame: (say) => (
        <Field label={say('A custom control', 'Своја контрола')} hint={say('Help', 'Помош')}>
          {(wiring) => <output {...wiring}>85.5</output>}
        </Field>
      ),
    },
  },
  {
    name: 'input/field-group',
    states: {
      optional: (say) => (
        <FieldGroup label={say('A group', 'Група')} isOptional>
          {({ id }) => <p id={id}>{say('Several controls', 'Повеќе контроли')}</p>}
        </FieldGroup>
      ),
    },
  },
  {
    name: 'input/text-field',
    states: {
      filled: (say) => (
        <Held initial="P-0012">
          {(value, onChange) => (
            <TextField label={say('Code', 'Шифра')} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'optional, with a hint': (say) => (
        <Held initial="">
          {(value, onChange) => (
            <TextField
              label={say('Variety', 'Сорта')}
              hint={say('As on the bag of seed', 'Како на вреќичката со семе')}
              isOptional
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      wrong: (say) => (
        <TextField label={name(say)} error={required(say)} value="" onChange={() => {}} />
      ),
      'near its limit': (say) => (
        <Held initial={say('A name that is rather long', 'Назив што е прилично долг')}>
          {(value, onChange) => (
            <TextField label={name(say)} limit={30} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'without a form that holds its value': (say) => (
        <TextField
          name="email"
          label={say('E-mail', 'Е-пошта')}
          defaultValue="ana@"
          hint={say('You log in with it', 'Со неа се најавувате')}
          error={say(
            'Enter an address such as ana@example.mk',
            'Внесете адреса како ana@example.mk',
          )}
        />
      ),
      disabled: (say) => <TextField label={name(say)} disabled value="Домат" onChange={() => {}} />,
      'read only': (say) => (
        <TextField label={name(say)} readOnly value="Домат" onChange={() => {}} />
      ),
    },
  },
  {
    name: 'input/text-area',
    states: {
      filled: (say) => (
        <Held initial={say('Picked in the morning.\nNo sprays.', 'Бран наутро.\nБез прскање.')}>
          {(value, onChange) => (
            <TextArea label={say('Note', 'Белешка')} value={value} onChange={onChange} isOptional />
          )}
        </Held>
      ),
      wrong: (say) => (
        <TextArea
          label={say('Reason', 'Причина')}
          error={required(say)}
          value=""
          onChange={() => {}}
        />
      ),
    },
  },
  {
    name: 'form/localized-text-field',
    isWide: true,
    states: {
      'one language missing': (say) => (
        <Held<LocalizedText> initial={{ mk: 'Домат розов', en: null }}>
          {(value, onChange) => (
            <LocalizedTextField label={name(say)} limit={120} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'several lines, wrong': (say) => (
        <Held<LocalizedText> initial={{ mk: null, en: null }}>
          {(value, onChange) => (
            <LocalizedTextField
              label={say('Description', 'Опис')}
              isMultiline
              error={say('Enter it in one language at least', 'Внесете барем на еден јазик')}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
  {
    name: 'multi-select/tags-field',
    states: {
      filled: (say) => (
        <Held<readonly string[]> initial={[say('organic', 'органско'), say('early', 'рано')]}>
          {(value, onChange) => (
            <TagsField
              label={say('Tags', 'Ознаки')}
              hint={say('Enter adds one', 'Enter додава')}
              max={10}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      wrong: (say) => (
        <Held<readonly string[]> initial={[]}>
          {(value, onChange) => (
            <TagsField
              label={say('Tags', 'Ознаки')}
              error={required(say)}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    },
  },
];
