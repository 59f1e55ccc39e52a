import { rounds } from '../browser/conditions.ts';
import { alternate, loadPage } from '../browser/phone.ts';
import { isCall } from '../browser/network.ts';
import { againstBaseline, bounded, type Figure } from '../figures.ts';
import { listPath } from '../baseline/build.ts';
import { median } from '../median.ts';
import { warmUp } from '../servers/site.ts';
import type { Environment } from './part.ts';

const part = 'hydrate';

/** Cost of hydrating the list page, relative to bare React on the same markup. */
export async function hydrate(environment: Environment): Promise<Figure[]> {
  const [phone, origin, baseline] = [await environment.phone(), await environment.site(), await environment.baseline()];
  const address = origin + listPath;
  const found = await alternate(rounds, {
    bare: () => loadPage(phone, baseline.hydration),
    site: async () => {
      await warmUp(address, 1);
      return loadPage(phone, address);
    },
  });
  if (found.bare.some(({ mismatches }) => mismatches > 0))
    throw new Error(
      'The bare tree does not match the markup, so React rendered it again and the measurement is invalid.',
    );
  const blocked = {
    baseline: median(found.bare.map((one) => one.blocked)),
    measured: median(found.site.map((one) => one.blocked)),
  };
  const calls = found.site.flatMap(({ requests }) => requests.filter(isCall));
  return [
    againstBaseline(
      {
        part,
        name: 'total blocking time',
        unit: 'ms',
        ...blocked,
        note: `${baseline.elements} elements; bare React ${found.bare.map((one) => Math.round(one.blocked)).join(', ')}; site ${found.site.map((one) => Math.round(one.blocked)).join(', ')}`,
      },
      { atMost: 2 },
    ),
    bounded(
      {
        part,
        name: 'requests made by hydration',
        unit: 'requests',
        measured: calls.length,
        ...(calls.length > 0 && { note: [...new Set(calls.map(({ path }) => path))].join(', ') }),
      },
      { atMost: 0 },
    ),
  ];
}
