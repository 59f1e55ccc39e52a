import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { DeviceTable, type DeviceTableProps } from '../../feedback/DeviceTable/DeviceTable.tsx';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Screen } from '../Screen.ts';

const messages = defineMessages({
  title: { id: 'deviceScreen.title', defaultMessage: 'On your device' },
  lead: {
    id: 'deviceScreen.lead',
    defaultMessage:
      'This is all that the site keeps in this browser. No other site can read it, and nothing of it is sent to us but the choices that a page needs, such as its language.',
  },
  hidden: {
    id: 'deviceScreen.hidden',
    defaultMessage:
      'While you are signed in, a cookie that no script can read holds your session; signing out deletes it. A proof of age is kept the same way.',
  },
  script: {
    id: 'deviceScreen.script',
    defaultMessage:
      'Only a script can look into this browser. If nothing appears here, allow scripts and load the page again.',
  },
});

export interface DeviceScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<DeviceTableProps, 'onDelete' | 'onExport' | 'onWipe'> {
  /** As in DeviceTable; undefined until they have been read. */
  rows: DeviceTableProps['rows'] | undefined;
}

/** /device/: what this site keeps on the device. */
export function DeviceScreen({ rows, onDelete, onExport, onWipe, ...rest }: DeviceScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="DeviceScreen">
      <ListHead title={formatMessage(messages.title)} />
      <p data-part="device-text">{formatMessage(messages.lead)}</p>
      {rows === undefined ? (
        <p data-part="device-unread">{formatMessage(messages.script)}</p>
      ) : (
        <DeviceTable rows={rows} onDelete={onDelete} onExport={onExport} onWipe={onWipe} />
      )}
      <p data-part="device-text">{formatMessage(messages.hidden)}</p>
    </Root>
  );
}

const Root = styled(Screen)`
  gap: ${space[6]};

  & [data-part='device-text'] {
    max-inline-size: ${size.form};
    color: ${color.soft};
    font: ${font.body};
    text-wrap: pretty;
  }
  & [data-part='device-unread'] {
    min-block-size: ${size.menu};
    color: ${color.faint};
    font: ${font.body};
  }
`;
