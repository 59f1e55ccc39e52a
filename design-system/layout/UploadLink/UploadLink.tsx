import { space } from '@afterglow/tokens';
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
  const label = useIntl().formatMessage(messages.upload);
  return (
    <Root title={label} {...rest} data-component="UploadLink">
      <IconButton icon="upload" label={label} href={href} data-part="upload-face" />
    </Root>
  );
}

const Root = styled.div`
  align-self: center;

  /* Narrower pages need the room for the search: see Header. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 70em) {
    display: none;
  }

  /* As wide as the bell beside it. */
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 90em) {
    [data-part='upload-face'] {
      inline-size: ${space[9]};
    }
  }
  /* stylelint-disable-next-line afterglow/conditions-from-tokens -- in em, like the header */
  @media not all and (min-width: 75em) {
    [data-part='upload-face'] {
      inline-size: ${space[8]};
    }
  }
`;
