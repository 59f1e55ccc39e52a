/** A device and its network. */
export interface Profile {
  name: string;
  width: number;
  height: number;
  deviceScaleFactor: number;
  touch: boolean;
  /** CPU slowdown factor. */
  cpu: number;
  /** Kilobits per second. */
  down: number;
  up: number;
  /** Milliseconds added to every request. */
  latency: number;
}

/** A mid-range phone on a slow mobile network. */
export const phone: Profile = {
  name: 'phone',
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  touch: true,
  cpu: 4,
  down: 1_600,
  up: 750,
  latency: 150,
};

/** A phone of the lower end on the same network, which is the "slow 4G" of DevTools and Lighthouse. */
export const slowPhone: Profile = { ...phone, name: 'phone of the lower end', cpu: 6 };

/** A desktop on a home connection. */
export const desktop: Profile = {
  name: 'desktop',
  width: 1_440,
  height: 900,
  deviceScaleFactor: 1,
  touch: false,
  cpu: 1,
  down: 10_000,
  up: 10_000,
  latency: 40,
};

export const describeProfile = ({ name, width, height, deviceScaleFactor, cpu, down, up, latency }: Profile): string =>
  `${name} ${width}×${height} at ${deviceScaleFactor}, CPU ÷${cpu}, ${down / 1_000} Mbit/s down, ${up / 1_000} up, ${latency} ms`;

/** Rounds that alternate floor and site. Figures are medians. */
export const rounds = 5;
