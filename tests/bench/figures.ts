/** A measured value with its baseline and limit. */
export interface Figure {
  part: string;
  name: string;
  unit: 'ms' | 'bytes' | 'requests' | 'requests/s' | 'shift' | 'count';
  /** The same value of the baseline, if any. */
  baseline?: number;
  measured: number;
  /** `measured / baseline`. */
  ratio?: number;
  /** Such as `≤ 1.25 ×`; missing for informational figures. */
  limit?: string;
  passed?: boolean;
  note?: string;
  /** The same value for the version that this one is compared with. */
  before?: number;
  /** Both values of each round, if there are several. */
  rounds?: readonly { before: number; measured: number }[];
}

type FigureInput = Pick<Figure, 'part' | 'name' | 'unit' | 'measured' | 'note'>;

interface Bounds {
  atMost?: number;
  atLeast?: number;
}

const isWithin = (value: number, { atMost = Infinity, atLeast = -Infinity }: Bounds): boolean =>
  value <= atMost && value >= atLeast;
const formatLimit = ({ atMost, atLeast }: Bounds, sign: string): string =>
  atMost === undefined ? `≥ ${atLeast}${sign}` : `≤ ${atMost.toLocaleString('en')}${sign}`;

/** Returns a figure relative to its baseline, with an optional limit for the ratio. */
export function againstBaseline(figure: FigureInput & { baseline: number }, bounds?: Bounds): Figure {
  const ratio = figure.measured / figure.baseline;
  if (!bounds) return { ...figure, ratio };
  return { ...figure, ratio, limit: formatLimit(bounds, ' ×'), passed: isWithin(ratio, bounds) };
}

/** Returns a figure with an absolute limit. */
export const bounded = (figure: FigureInput & { baseline?: number }, bounds: Bounds): Figure => ({
  ...figure,
  limit: formatLimit(bounds, figure.unit === 'bytes' ? ' bytes' : figure.unit === 'ms' ? ' ms' : ''),
  passed: isWithin(figure.measured, bounds),
});

/** Returns an informational figure without a limit. */
export const unbounded = (figure: FigureInput & { baseline?: number }): Figure => figure;

/** The figures of a version: over all rounds, and of each round. */
export interface VersionFigures {
  all: readonly Figure[];
  byRound: readonly (readonly Figure[])[];
}

/** Adds the values of the compared version to each figure. */
export const compareFigures = (site: VersionFigures, before: VersionFigures): Figure[] =>
  site.all.map((figure, index) => {
    const rounds = site.byRound.map((figures, round) => ({
      before: before.byRound[round]?.[index]?.measured ?? Number.NaN,
      measured: figures[index]?.measured ?? Number.NaN,
    }));
    return { ...figure, before: before.all[index]?.measured ?? Number.NaN, rounds };
  });
