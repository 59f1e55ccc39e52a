import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../../cards/column.decorator.tsx';
import { KeyList } from './KeyList.tsx';

const meta = preview.meta({ component: KeyList, decorators: [columnDecorator] });

export const Standard = meta.story({
  args: {
    rows: [
      { keys: ['/'], does: 'Search' },
      { keys: ['←', '→'], does: '5 seconds back or ahead' },
      { keys: ['Home', 'End'], does: 'To the start or the end' },
    ],
  },
});
export const LongWords = meta.story({
  args: {
    rows: [
      { keys: ['Bild auf', 'Bild ab'], does: 'Eine Bildschirmseite zurück oder vor, auch in Benachrichtigungslisten' },
    ],
  },
});
