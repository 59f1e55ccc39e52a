import { DownloadIosModal } from '@afterglow/design-system/modals/DownloadIosModal';
import { DownloadModal } from '@afterglow/design-system/modals/DownloadModal';
import { DownloadTgModal } from '@afterglow/design-system/modals/DownloadTgModal';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { useState } from 'react';
import { readValue } from '../../device/device.ts';
import { askedLanguage, downloadOffer } from '../../device/downloadOffer.ts';
import { registry } from '../../device/registry.ts';

interface VideoDownloadProps {
  address: { id: number; dir: string };
  onClose: () => void;
}

/** A dialog with the ways in which a guest can download a video (D57). */
export function VideoDownload({ address, onClose }: VideoDownloadProps) {
  const { brand, href } = useReader();
  const [offer] = useState(() => {
    const language = askedLanguage(new URLSearchParams(location.search), readValue(registry.language));
    return downloadOffer(language, navigator, brand);
  });
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
