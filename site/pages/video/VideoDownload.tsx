import { DownloadIosModal } from '@afterglow/design-system/modals/DownloadIosModal';
import { DownloadModal } from '@afterglow/design-system/modals/DownloadModal';
import { DownloadTgModal } from '@afterglow/design-system/modals/DownloadTgModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState } from 'react';
import { readValue } from '../../device/device.ts';
import { downloadOffer } from '../../device/downloadOffer.ts';
import { registry } from '../../device/registry.ts';

/** The language that was asked for, whether or not pages are written in it. */
const askedLanguage = (): string =>
  new URLSearchParams(location.search).get('lang') ?? readValue(registry.language) ?? '';

interface VideoDownloadProps {
  address: { id: number; dir: string };
  onClose: () => void;
}

/** How a guest downloads a video (D57). */
export function VideoDownload({ address, onClose }: VideoDownloadProps) {
  const { brand, href } = useReader();
  const [offer] = useState(() => downloadOffer(askedLanguage(), navigator, brand));
  const signInHref = href.page('signIn');
  switch (offer.kind) {
    case 'telegram':
      return <DownloadTgModal subscribeHref={offer.href} downloadHref={href.videoFile(address)} onClose={onClose} />;
    case 'ios':
      return <DownloadIosModal appHref={offer.href} signInHref={signInHref} onClose={onClose} />;
    case 'extension':
      return <DownloadModal extension={offer.extension} signInHref={signInHref} onClose={onClose} />;
  }
}
