import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { messageText } from '../../reader/messageText.ts';
import { HiddenCount, type HiddenCountProps } from './HiddenCount.tsx';

const meta = preview.meta({ component: HiddenCount, args: { onShow: () => {} } });

export const Standard = meta.story({ args: { count: 3 } });
export const OnlyOne = meta.story({ args: { count: 1 } });
export const Many = meta.story({ args: { count: 1_204 } });
export const ShownAllTheSame = meta.story({ args: { count: 3, shown: true } });

function WithState(props: HiddenCountProps) {
  const [shown, setShown] = useState(false);
  return <HiddenCount {...props} shown={shown} onShow={setShown} />;
}

export const ShownAndHiddenAgain = meta.story({
  args: { count: 3 },
  render: (props) => <WithState {...props} />,
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: messageText('hiddenCount.show') }));
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(messageText('hiddenCount.shown', { count: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: messageText('hiddenCount.hideAgain') }));
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(messageText('hiddenCount.hidden', { count: 3 }));
  },
});
