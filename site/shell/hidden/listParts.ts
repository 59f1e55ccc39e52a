/** The parts of lists that load later, in one chunk. */
export { Density } from '../Density.tsx';
export { HiddenLine } from './HiddenLine.tsx';
export { refreshHidden, startHidden } from './hiddenStore.ts';
export { SiteCardMenu } from './SiteCardMenu.tsx';
