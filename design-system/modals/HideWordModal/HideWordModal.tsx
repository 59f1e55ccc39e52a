import { color, font, motion, radius, size, space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'hideWordModal.title', defaultMessage: 'Hide a word' },
  description: {
    id: 'hideWordModal.description',
    defaultMessage: 'Videos with this word in their title, and comments with it, are hidden on this device.',
  },
  words: { id: 'hideWordModal.words', defaultMessage: 'Words of the title' },
  ofComment: { id: 'hideWordModal.ofComment', defaultMessage: 'Words of the comment' },
  device: { id: 'hideWordModal.device', defaultMessage: 'What this device keeps' },
});

export interface HideWordModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'dismissible'> {
  /** The words of the title or the comment, without duplicates. */
  words: readonly string[];
  /** The text that the words are taken from; a title by default. */
  source?: 'title' | 'comment';
  /** URL of the page on which hidden words can be deleted. */
  deviceHref: string;
  /** Hides the word; does not close the modal. */
  onChoose: (word: string) => void;
}

/** A dialog to choose the word of a title or a comment that is to be hidden; pressing a word hides it. */
export function HideWordModal({ words, source = 'title', deviceHref, onChoose, ...rest }: HideWordModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="HideWordModal"
      title={formatMessage(messages.title)}
      description={formatMessage(messages.description)}
    >
      <Content>
        <ul
          data-part="hide-words"
          role="list"
          aria-label={formatMessage(source === 'title' ? messages.words : messages.ofComment)}
        >
          {words.map((word) => (
            <li key={word}>
              <button type="button" data-part="hide-word" dir="auto" onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
        <Link href={deviceHref} kind="alone">
          {formatMessage(messages.device)}
        </Link>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;

  & [data-part='hide-words'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
  }
  & [data-part='hide-word'] {
    min-block-size: ${size.touch};
    min-inline-size: ${size.touch};
    padding-inline: ${space[4]};
    border: ${size.hairline} solid ${color.edge};
    border-radius: ${radius.pill};
    color: ${color.text};
    font: ${font.button};
    overflow-wrap: anywhere;
    cursor: pointer;
    transition: background ${motion.fast} ${motion.out};
  }
  & [data-part='hide-word']:hover {
    background: ${color.high};
  }
`;
