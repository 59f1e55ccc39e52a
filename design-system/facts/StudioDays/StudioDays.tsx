import { color, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  title: { id: 'studioDays.title', defaultMessage: 'The last 30 days' },
  table: { id: 'studioDays.table', defaultMessage: 'Day by day' },
  day: { id: 'studioDays.day', defaultMessage: 'Day' },
  views: { id: 'studio.views', defaultMessage: 'Views' },
  likes: { id: 'studio.likes', defaultMessage: 'Likes' },
  comments: { id: 'studio.comments', defaultMessage: 'Comments' },
});

export interface StudioDay {
  /** Date as text, different for each day. */
  day: string;
  views: string;
  likes: string;
  comments: string;
  /** Share of the views of the day with the most, from 0 to 1. */
  share: number;
}

export interface StudioDaysProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The latest last. */
  days: readonly StudioDay[];
  /** Sums over all days, as text. */
  sums: Readonly<Record<'views' | 'likes' | 'comments', string>>;
  /** The chart in words: what it shows, and its highest value. */
  chart: string;
}

const figures = ['views', 'likes', 'comments'] as const;

/** The views, likes and comments of a video on each of the last days: sums, a small chart of the views, and a table. */
export function StudioDays({ days, sums, chart, ...rest }: StudioDaysProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="StudioDays">
      <h2 data-part="studio-days-title">{formatMessage(messages.title)}</h2>
      <dl data-part="studio-sums">
        {figures.map((name) => (
          <div key={name}>
            <dt data-part="studio-sum-name">{formatMessage(messages[name])}</dt>
            <dd data-part="studio-sum">{sums[name]}</dd>
          </div>
        ))}
      </dl>
      <Chart days={days} label={chart} />
      <details>
        <summary data-part="studio-days-more">
          {formatMessage(messages.table)}
          <Icon name="down" size="small" />
        </summary>
        <Table days={days} />
      </details>
    </Root>
  );
}

/** Height of the chart in units of its view box, in which each day is one unit wide. */
const height = 12;
/** Width of a bar in the same units; the rest is the gap. */
const barWidth = 0.7;

function Chart({ days, label }: { days: readonly StudioDay[]; label: string }) {
  return (
    <svg
      data-part="studio-chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${Math.max(1, days.length)} ${height}`}
      preserveAspectRatio="none"
    >
      {days.map(({ day, share }, index) => (
        <rect
          key={day}
          data-part="studio-bar"
          x={index + (1 - barWidth) / 2}
          y={height - share * height}
          width={barWidth}
          height={share * height}
        />
      ))}
    </svg>
  );
}

function Table({ days }: { days: readonly StudioDay[] }) {
  const { formatMessage } = useIntl();
  return (
    <table data-part="studio-table">
      <thead>
        <tr>
          <th data-part="studio-day-column" scope="col">
            {formatMessage(messages.day)}
          </th>
          {figures.map((name) => (
            <th key={name} data-part="studio-column" scope="col">
              {formatMessage(messages[name])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, ...got }) => (
          <tr key={day}>
            <th data-part="studio-row" scope="row">
              {day}
            </th>
            {figures.map((name) => (
              <td key={name} data-part="studio-cell">
                {got[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  & [data-part='studio-days-title'] {
    color: ${color.text};
    font: ${font.sectionTitle};
  }
  & [data-part='studio-sums'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[8]};
    margin: 0;
  }
  & [data-part='studio-sum-name'] {
    color: ${color.faint};
    font: ${font.small};
  }
  & [data-part='studio-sum'] {
    margin: 0;
    color: ${color.text};
    font: ${font.lead};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='studio-chart'] {
    inline-size: 100%;
    block-size: calc(${size.controlLarge} * 2);
    border-block-end: ${size.hairline} solid ${color.line};
    border-radius: ${radius.field} ${radius.field} 0 0;
    background: ${color.raised};
  }
  & [data-part='studio-bar'] {
    fill: ${color.accent};
  }
  @media ${media.forcedColors} {
    & [data-part='studio-bar'] {
      fill: CanvasText;
    }
  }
  & [data-part='studio-days-more'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    padding-block: ${space[2]};
    color: ${color.text};
    font: ${font.label};
    cursor: pointer;
  }
  & [data-part='studio-table'] {
    inline-size: 100%;
    border-collapse: collapse;
    color: ${color.soft};
    font: ${font.small};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='studio-day-column'],
  & [data-part='studio-column'],
  & [data-part='studio-row'],
  & [data-part='studio-cell'] {
    padding: ${space[2]};
    border-block-end: ${size.hairline} solid ${color.line};
    font: ${font.small};
    overflow-wrap: anywhere;
    text-align: end;
  }
  & [data-part='studio-row'],
  & [data-part='studio-day-column'] {
    text-align: start;
  }
`;
