import { useIntl } from 'react-intl';
import { playerMessages, settingMessages } from './playerMessages.ts';

/** Returns functions that name rates and qualities in the reader's language. */
export function useSettingNames(): { rateName: (rate: number) => string; qualityName: (quality: string) => string } {
  const { formatMessage, formatNumber } = useIntl();
  return {
    rateName: (rate) =>
      rate === 1
        ? formatMessage(settingMessages.normalSpeed)
        : formatMessage(playerMessages.speedOf, { rate: formatNumber(rate) }),
    qualityName: (quality) =>
      quality === 'auto' || quality === 'saver'
        ? formatMessage(settingMessages[quality])
        : formatMessage(playerMessages.qualityOf, { height: Number(quality) }),
  };
}
