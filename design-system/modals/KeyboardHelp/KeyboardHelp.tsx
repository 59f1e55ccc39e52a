import { color, font, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { KeyList, type KeyListProps } from '../KeyList/KeyList.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'keyboardHelp.title', defaultMessage: 'Keys' },
  description: {
    id: 'keyboardHelp.description',
    defaultMessage: 'They work wherever you are on the page, but not while you type.',
  },
});

export interface KeyboardHelpProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'children'> {
  /** Keys grouped by where they work, each group with a heading. */
  groups: readonly { heading: string; rows: KeyListProps['rows'] }[];
}

/**
 * A dialog with the keys of the whole site. The player shows its own keys within its frame, which may fill the screen.
 */
export function KeyboardHelp({ groups, ...rest }: KeyboardHelpProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="KeyboardHelp"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
    >
      {groups.map(({ heading, rows }) => (
        <Group key={heading}>
          <h3 data-part="keys-heading">{heading}</h3>
          <KeyList rows={rows} />
        </Group>
      ))}
    </Modal>
  );
}

const Group = styled.section`
  display: grid;
  gap: ${space[1]};

  [data-part='keys-heading'] {
    color: ${color.text};
    font: ${font.label};
  }
`;
