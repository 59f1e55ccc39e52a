import { AgeGate } from '@afterglow/design-system/age-gate/AgeGate';
import { ageGate } from '@afterglow/design-system/age-gate/AgeGate/view';
import { VideoCard } from '@afterglow/design-system/cards/VideoCard';
import { videoCard } from '@afterglow/design-system/cards/VideoCard/view';
import { VideoGrid } from '@afterglow/design-system/lists/VideoGrid';
import { VideoPlayer } from '@afterglow/design-system/player/VideoPlayer';
import { videoPlayer } from '@afterglow/design-system/player/VideoPlayer/view';
import { Modal } from '@afterglow/design-system/modals/Modal';
import { Button } from '@afterglow/design-system/primitives/Button';
import { setSpriteAddress } from '@afterglow/design-system/primitives/Icon/address';
import { TextField } from '@afterglow/design-system/primitives/TextField';
import { ReaderProvider } from '@afterglow/design-system/reader/context';
import { useState } from 'react';
import { reader } from './reader.ts';
import { listed, privateVideo, video } from './videos.ts';

setSpriteAddress('/icons.svg');

/** A page with cards, a list, a form, a modal, the player and the age gate. */
export function App() {
  const [accepted, setAccepted] = useState(false);
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <ReaderProvider reader={reader}>
      <main inert={!accepted}>
        <VideoPlayer {...videoPlayer({ video, signedIn: false }, reader)} />
        <VideoCard {...videoCard(listed, reader)} />
        <VideoGrid cards={[listed, privateVideo].map((one) => videoCard(one, reader))} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
        >
          <TextField
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={name.length === 1 ? 'Ein Name hat mindestens zwei Zeichen.' : undefined}
          />
          <Button type="submit" kind="filled" icon="check">
            Senden
          </Button>
        </form>
      </main>
      {asked && <Modal title="Danke" description="Dein Name ist da." onClose={() => setAsked(false)} />}
      {!accepted && <AgeGate {...ageGate('de', reader)} onAccept={() => setAccepted(true)} />}
    </ReaderProvider>
  );
}
