import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { UploadScreen } from '@afterglow/design-system/screens/UploadScreen';
import { uploadHead, uploadScreen, type UploadPage } from '@afterglow/design-system/screens/UploadScreen/view';
import { Frame } from '../../shared/Frame.tsx';

/** One step of the upload page, with its title. */
export function UploadStep({ page }: { page: UploadPage }) {
  const reader = useReader();
  return (
    <Frame of={{ state: 'ready', value: page }} head={() => uploadHead(page, reader)}>
      {(value) => <UploadScreen {...uploadScreen(value, reader)} />}
    </Frame>
  );
}
