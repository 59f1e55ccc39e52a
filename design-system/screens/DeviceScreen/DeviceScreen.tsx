import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { DeviceTable, type DeviceTableProps } from '../../feedback/DeviceTable/DeviceTable.tsx';
import type { PreferenceForm } from '../../layout/links.ts';
import { ListHead } from '../../lists/ListHead/ListHead.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { doneStyles } from '../../primitives/fieldStyles.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { fillWindow } from '../fillWindow.ts';
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
      'While you are signed in, a cookie that no script can read holds your session; signing out deletes it. A proof of age is kept the same way. Another one marks, for 90 days, that you have signed in here, so that wrong passwords from elsewhere do not lock you out.',
  },
  script: {
    id: 'deviceScreen.script',
    defaultMessage:
      'Only a script can look into this browser. If nothing appears here, allow scripts and load the page again.',
  },
  wipe: { id: 'deviceScreen.wipe', defaultMessage: 'Delete everything but your sign-in' },
  wiped: { id: 'deviceScreen.wiped', defaultMessage: 'Everything was deleted.' },
});

export interface DeviceScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<DeviceTableProps, 'onDelete' | 'onExport' | 'onWipe'> {
  /** As in DeviceTable; undefined until the storage has been read. */
  rows: DeviceTableProps['rows'] | undefined;
  /** URL that a request to delete everything is posted to without JavaScript, and the page to return to. */
  form: PreferenceForm;
  /** True if everything has just been deleted. */
  wiped: boolean;
}

/** The page /device/: what this site stores on the device. */
export function DeviceScreen({ rows, form, wiped, onDelete, onExport, onWipe, ...rest }: DeviceScreenProps) {
  const { formatMessage } = useIntl();
  const unread = rows === undefined || undefined;
  return (
    <Root {...rest} data-component="DeviceScreen">
      <ListHead title={formatMessage(messages.title)} />
      <p data-part="device-text">{formatMessage(messages.lead)}</p>
      {wiped && (
        <p data-part="device-wiped">
          <Icon name="check" size="small" data-part="done-icon" />
          {formatMessage(messages.wiped)}
        </p>
      )}
      <Announcement sentence={wiped ? formatMessage(messages.wiped) : null} />
      {rows === undefined ? (
        <p data-part="device-unread">{formatMessage(messages.script)}</p>
      ) : (
        <DeviceTable rows={rows} onDelete={onDelete} onExport={onExport} onWipe={onWipe} />
      )}
      <p data-part="device-text" data-unread={unread}>
        {formatMessage(messages.hidden)}
      </p>
      {!rows?.length && (
        <form role="none" data-part="device-form" data-unread={unread} method="post" action={form.action}>
          <input type="hidden" name="next" value={form.next} />
          <Button type="submit" kind="outlined" icon="trash" name="wipe" value="all">
            {formatMessage(messages.wipe)}
          </Button>
        </form>
      )}
    </Root>
  );
}

const Root = styled(Screen)`
  gap: ${space[6]};
  ${fillWindow}

  & [data-part='device-text'] {
    max-inline-size: ${size.form};
    color: ${color.soft};
    font: ${font.body};
    text-wrap: pretty;
  }
  /* They are below a table of unknown height, so they appear together with it. */
  @media (scripting: enabled) {
    & :is([data-part='device-text'], [data-part='device-form'])[data-unread] {
      display: none;
    }
  }
  & [data-part='device-wiped'] {
    ${doneStyles}
  }
  & [data-part='device-unread'] {
    color: ${color.faint};
    font: ${font.body};
  }
`;
