import { space } from '@afterglow/tokens';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import {
  AffiliateModelCard,
  type AffiliateModelCardProps,
} from '../../cards/AffiliateModelCard/AffiliateModelCard.tsx';
import { Row, type RowProps } from '../Row/Row.tsx';

const messages = defineMessages({
  title: { id: 'affiliateModels.title', defaultMessage: 'With our partners' },
});

export interface AffiliateModelsProps extends Omit<RowProps, 'title' | 'children'> {
  /** In the partner's order. */
  cards: readonly AffiliateModelCardProps[];
}

/**
 * A row of advertised models that scrolls. Its height is fixed, so that a page that shows it later can reserve its
 * place.
 */
export function AffiliateModels({ cards, ...rest }: AffiliateModelsProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} title={formatMessage(messages.title)} data-component="AffiliateModels">
      <ul data-part="affiliate-models-list">
        {cards.map((card) => (
          <li key={card.href + card.name} data-part="affiliate-models-item">
            <AffiliateModelCard {...card} />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled(Row)`
  & [data-part='affiliate-models-list'] {
    display: flex;
    gap: ${space[4]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    /* Room for the focus ring of a card, which the scroll container would clip. */
    margin: calc(-1 * ${space[1]});
    padding: ${space[1]};
    scroll-padding-inline: ${space[1]};
    scrollbar-width: thin;
  }
  & [data-part='affiliate-models-item'] {
    flex: none;
    inline-size: calc(4 * ${space[8]});
  }
`;
