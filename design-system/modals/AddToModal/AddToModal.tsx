import { color, font, radius, size, space } from '@afterglow/tokens';
import { useEffect, useRef, type ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { GuestButtons, type GuestLinks } from '../GuestButtons.tsx';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';

const messages = defineMessages({
  title: { id: 'addToModal.title', defaultMessage: 'Add to a playlist' },
  private: { id: 'addToModal.private', defaultMessage: 'private' },
  loading: { id: 'addToModal.loading', defaultMessage: 'Your playlists are being loaded' },
  none: { id: 'addToModal.none', defaultMessage: 'You have no playlists yet. Give your first one a name.' },
  new: { id: 'addToModal.new', defaultMessage: 'New playlist' },
  noneYet: { id: 'addToModal.noneYet', defaultMessage: 'You have no playlists yet.' },
  guest: { id: 'addToModal.guest', defaultMessage: 'Playlists belong to members. Sign in to keep this video in one.' },
  failed: {
    id: 'addToModal.failed',
    defaultMessage: 'Your playlists did not come through. Check your connection, then try again.',
  },
  retry: { id: 'addToModal.retry', defaultMessage: 'Try again' },
  done: { id: 'addToModal.done', defaultMessage: 'Done' },
});

export interface PlaylistChoice {
  id: number;
  title: string;
  private: boolean;
  /** Whether it contains the video. */
  contains: boolean;
}

export type AddToState =
  | ({ kind: 'guest' } & GuestLinks)
  | { kind: 'loading' }
  | { kind: 'failed'; onRetry: () => void }
  | { kind: 'ready'; playlists: readonly PlaylistChoice[] };

export interface AddToModalProps extends Omit<ModalProps, 'title' | 'description' | 'footer' | 'dismissible'> {
  /** Title of the video. */
  name: string;
  /** State of the visitor's playlists. */
  state: AddToState;
  /** Adds the video to a playlist if `contains` is true, otherwise removes it. */
  onChoose: (id: number, contains: boolean) => void;
  /**
   * Shows the form for a new playlist, which must be passed as `children` from then on. If omitted, none can be created
   * here.
   */
  onNew?: (() => void) | undefined;
}

/**
 * A dialog with the visitor's playlists, each ticked if it contains the video. `children` is the form for a new one,
 * below them. Show the result of a choice as a toast.
 */
export function AddToModal({ name, state, onChoose, onNew, children, ...rest }: AddToModalProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      {...rest}
      data-component="AddToModal"
      title={formatMessage(messages.title)}
      description={state.kind === 'guest' ? formatMessage(messages.guest) : name}
      footer={<Footer state={state} onClose={rest.onClose} />}
    >
      {state.kind !== 'guest' && (
        <Content>
          {state.kind === 'loading' && <Waiting label={formatMessage(messages.loading)} />}
          {state.kind === 'failed' && (
            <p data-part="add-to-text" role="alert">
              {formatMessage(messages.failed)}
            </p>
          )}
          {state.kind === 'ready' && state.playlists.length === 0 && (
            <p data-part="add-to-text">{formatMessage(children ? messages.none : messages.noneYet)}</p>
          )}
          {state.kind === 'ready' && state.playlists.length > 0 && (
            <Playlists playlists={state.playlists} onChoose={onChoose} />
          )}
          {state.kind === 'ready' && (children || onNew) && <NewPlaylist onNew={onNew}>{children}</NewPlaylist>}
        </Content>
      )}
    </Modal>
  );
}

/** The button for a new playlist, then the form, whose first field takes the focus from the button. */
function NewPlaylist({ onNew, children }: { onNew: (() => void) | undefined; children: ReactNode }) {
  const { formatMessage } = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const open = Boolean(children);
  useEffect(() => {
    if (open && pressed.current) root.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
    pressed.current = false;
  }, [open]);
  const handleClick = () => {
    pressed.current = true;
    onNew?.();
  };
  return (
    <div data-part="add-to-new" data-open={open || undefined} ref={root}>
      {open ? (
        <>
          <h3 data-part="add-to-heading">{formatMessage(messages.new)}</h3>
          {children}
        </>
      ) : (
        <Button icon="plus" kind="quiet" onClick={handleClick}>
          {formatMessage(messages.new)}
        </Button>
      )}
    </div>
  );
}

const rows = ['first', 'second', 'third'];

function Waiting({ label }: { label: string }) {
  return (
    <div data-part="add-to-lists">
      <span data-component="VisuallyHidden">{label}</span>
      <Announcement sentence={label} />
      {rows.map((row) => (
        <div key={row} data-part="add-to-list">
          <Skeleton length="half" />
        </div>
      ))}
    </div>
  );
}

function Playlists({
  playlists,
  onChoose,
}: {
  playlists: Extract<AddToState, { kind: 'ready' }>['playlists'];
  onChoose: AddToModalProps['onChoose'];
}) {
  const { formatMessage } = useIntl();
  return (
    <ul data-part="add-to-lists" role="list">
      {playlists.map((playlist) => (
        <li key={playlist.id} data-part="add-to-list">
          <Checkbox
            label={
              <>
                {playlist.title}
                {playlist.private && (
                  <>
                    {' '}
                    <Icon name="lock" size="small" data-part="add-to-lock" />
                    <span data-component="VisuallyHidden">{formatMessage(messages.private)}</span>
                  </>
                )}
              </>
            }
            checked={playlist.contains}
            onChange={(event) => onChoose(playlist.id, event.currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}

function Footer({ state, onClose }: Pick<AddToModalProps, 'state' | 'onClose'>) {
  const { formatMessage } = useIntl();
  if (state.kind === 'guest') return <GuestButtons signInHref={state.signInHref} signUpHref={state.signUpHref} />;
  return state.kind === 'failed' ? (
    <Button kind="filled" size="large" onClick={() => state.onRetry()}>
      {formatMessage(messages.retry)}
    </Button>
  ) : (
    <Button size="large" onClick={() => onClose()}>
      {formatMessage(messages.done)}
    </Button>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  [data-part='add-to-lists'] {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
  }

  [data-part='add-to-list'] {
    min-block-size: ${size.touch};
    padding: ${space[2]} ${space[4]};
  }

  [data-part='add-to-list'] + [data-part='add-to-list'] {
    border-block-start: 1px solid ${color.line};
  }

  [data-part='add-to-lock'] {
    display: inline-block;
    vertical-align: text-bottom;
    color: ${color.faint};
  }

  [data-part='add-to-text'] {
    color: ${color.soft};
    font: ${font.small};
    text-wrap: pretty;
  }

  [data-part='add-to-new'] {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
  }

  [data-part='add-to-new'][data-open] {
    justify-items: stretch;
    padding-block-start: ${space[2]};
  }

  [data-part='add-to-heading'] {
    color: ${color.text};
    font: ${font.sectionTitle};
  }
`;
