import { clock } from '../../reader/format.ts';
import { PanelRow } from './PanelRow.tsx';
import { useStage } from './stage.ts';

/** A row for each chapter that seeks to its start. */
export function ChapterRows({ chapters }: { chapters: readonly VTTCue[] }) {
  const { seek } = useStage();
  return chapters.map(({ startTime, text }) => (
    <PanelRow key={startTime} name={text} value={clock(startTime)} onClick={() => seek(startTime)} />
  ));
}
