import { DensitySwitch } from '@afterglow/design-system/lists/DensitySwitch';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { saveDensity } from '../device/preferenceCookies.ts';

/** The density switch of a list, loaded after the list. */
export function Density() {
  const { href } = useReader();
  return <DensitySwitch form={{ action: href.preferences(), next: href.here() }} onDensity={saveDensity} />;
}
