import { Badge } from '@pazar/ui/badge';
import { Button } from '@pazar/ui/button';
import { IconButton } from '@pazar/ui/icon-button';
import { Icon, type IconName } from '@pazar/ui/icon';
import { LocalizedText } from '@pazar/ui/localized-text';
import { Spinner } from '@pazar/ui/spinner';
import { TextLink } from '@pazar/ui/text-link';
import { VisuallyHidden } from '@pazar/ui/visually-hidden';
import type { Entry } from '../entry.ts';

const icons: readonly IconName[] = [
  'home',
  'dashboard',
  'product',
  'produce',
  'location',
  'promotion',
  'account',
  'management',
  'search',
  'add',
  'warning',
  'error',
  'info',
  'success',
  'retry',
  'close',
  'empty',
  'offline',
];
const actions: readonly IconName[] = [
  'archive',
  'restore',
  'duplicate',
  'download',
  'upload',
  'edit',
  'delete',
  'undo',
  'print',
  'history',
  'show',
  'hide',
  'columns',
  'harvest',
  'sale',
];

/** Components of the first script, and the icons. */
export const basics: readonly Entry[] = [
  {
    name: 'button',
    states: {
      primary: (say) => (
        <Button variant="primary" icon="add">
          {say('New product', 'Нов производ')}
        </Button>
      ),
      secondary: (say) => <Button>{say('Import', 'Увези')}</Button>,
      quiet: (say) => <Button variant="quiet">{say('Show more', 'Прикажи повеќе')}</Button>,
      busy: (say) => <Button isBusy>{say('Save', 'Зачувај')}</Button>,
      disabled: (say) => <Button disabled>{say('Archive', 'Архивирај')}</Button>,
      'full width': (say) => (
        <Button isFullWidth variant="primary">
          {say('Record harvest', 'Внеси прибран принос')}
        </Button>
      ),
    },
  },
  {
    name: 'icon-button',
    states: {
      'on its own': (say) => <IconButton icon="close" label={say('Close', 'Затвори')} />,
      disabled: (say) => <IconButton disabled icon="retry" label={say('Refresh', 'Освежи')} />,
    },
  },
  {
    name: 'text-link',
    states: {
      'in a line': (say) => <TextLink to="/">{say('Record a harvest', 'Внеси принос')}</TextLink>,
    },
  },
  {
    name: 'icon',
    states: {
      all: () => (
        <div className="row">
          {icons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      ),
      'of sections': () => (
        <div className="row">
          {actions.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      ),
      named: (say) => <Icon name="warning" label={say('Attention', 'Внимание')} size={32} />,
    },
  },
  {
    name: 'badge',
    states: {
      tones: (say) => (
        <div className="row">
          <Badge>{say('Draft', 'Нацрт')}</Badge>
          <Badge tone="good">{say('Visible', 'Видлив')}</Badge>
          <Badge tone="attention">{say('Low stock', 'Мала залиха')}</Badge>
          <Badge tone="danger">{say('Out of stock', 'Нема на залиха')}</Badge>
          <Badge tone="info">{say('Scheduled', 'Закажана')}</Badge>
        </div>
      ),
    },
  },
  { name: 'spinner', states: { turning: () => <Spinner /> } },
  {
    name: 'localized-text',
    states: {
      own: () => <LocalizedText text={{ mk: 'Домат', en: 'Tomato' }} locale="en" />,
      'the other language': (say) => (
        <LocalizedText
          text={{ mk: 'Домат', en: null }}
          locale="en"
          missingLabel={say('Missing translation', 'Недостасува превод')}
        />
      ),
    },
  },
  {
    name: 'visually-hidden',
    states: {
      'for screen readers': (say) => (
        <VisuallyHidden>{say('Read aloud only', 'Само се чита гласно')}</VisuallyHidden>
      ),
    },
  },
];
