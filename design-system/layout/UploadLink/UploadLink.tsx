import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

const messages = defineMessages({
  upload: { id: 'userMenu.upload', defaultMessage: 'Upload' },
});

export interface UploadLinkProps extends Omit<ComponentProps<'div'>, 'children'> {
  href: string;
}

/** The member's link to upload, in the header where that has room for it; the member's menu always has it. */
export function UploadLink({ href, ...rest }: UploadLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="UploadLink">
      <IconButton icon="upload" label={formatMessage(messages.upload)} href={href} />
    </Root>
  );
}

const Root = styled.div`
  align-self: center;

  /* Narrower pages need the room for the search: see Header. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em: larger letters need the room sooner */
  @media not all and (min-width: 100em) {
    display: none;
  }
`;
