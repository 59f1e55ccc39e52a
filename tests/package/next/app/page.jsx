import { VideoCard } from '@afterglow/design-system/cards/VideoCard';
import { videoCard } from '@afterglow/design-system/cards/VideoCard/view';
import { Icon } from '@afterglow/design-system/primitives/Icon';
import de from '@afterglow/design-system/messages/de';
import { newReader } from '@afterglow/design-system/reader/newReader';
import { listed } from '../shared/videos.ts';
import { Client } from './Client.jsx';

const reader = newReader({ brand: { name: 'Elsewhere' }, language: 'de', messages: de });

/** Rendered on the server alone: an icon, and the props of a card that is hydrated. */
export default function Page() {
  return (
    <Client>
      <p id="server">
        <Icon name="play" /> Vom Server
      </p>
      <VideoCard {...videoCard(listed, reader)} id="of-server" />
    </Client>
  );
}
