import { Badge } from '../../../src/badge/badge.tsx';
import { Button } from '../../../src/button/button.tsx';
import { Columns, PlainItem, PlainList, Quiet, Row, Stack } from '../../../src/record/layout.tsx';
import { TextLink } from '../../../src/text-link/text-link.tsx';
import type { Entry } from '../entry.ts';

/** The page of one record, and what it is made of. */
export const records: readonly Entry[] = [
  {
    name: 'record/layout',
    isWide: true,
    states: {
      'a list of rows': (say) => (
        <PlainList label={say('Products of this lot', 'Производи од овој принос')}>
          {['P-0012', 'P-0013'].map((code) => (
            <PlainItem key={code}>
              <TextLink to="/">{say('Tomato Rozov', 'Домат розов')}</TextLink>
              <Quiet>{code}</Quiet>
              <Badge tone="good">{say('Visible', 'Видлив')}</Badge>
            </PlainItem>
          ))}
        </PlainList>
      ),
      'a stack, columns and buttons': (say) => (
        <Stack gap="large">
          <Row align="apart">
            <strong>{say('Movements', 'Промени')}</strong>
            <Button>{say('Change', 'Промени')}</Button>
          </Row>
          <Columns>
            <p>{say('Left', 'Лево')}</p>
            <p>{say('Right', 'Десно')}</p>
          </Columns>
          <Row align="end">
            <Button>{say('Cancel', 'Откажи')}</Button>
            <Button variant="primary">{say('Save', 'Зачувај')}</Button>
          </Row>
        </Stack>
      ),
    },
  },
];
