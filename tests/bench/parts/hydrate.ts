import { rounds } from '../browser/conditions.ts';
import { inTurn, visit } from '../browser/phone.ts';
import { isCall } from '../browser/wire.ts';
import { againstFloor, bounded, type Figure } from '../figures.ts';
import { listPath } from '../floor/build.ts';
import { median } from '../median.ts';
import { warm } from '../servers/site.ts';
import type { Ground } from './part.ts';

const part = 'hydrate';

/** What making the list page live costs, beside bare React on the very same markup. */
export async function hydrate(ground: Ground): Promise<Figure[]> {
  const [phone, origin, floor] = [await ground.phone(), await ground.site(), await ground.floor()];
  const address = origin + listPath;
  const found = await inTurn(rounds, {
    bare: () => visit(phone, floor.hydration),
    site: async () => {
      await warm(address, 1);
      return visit(phone, address);
    },
  });
  if (found.bare.some(({ mismatches }) => mismatches > 0))
    throw new Error('The bare tree does not fit the markup, so React drew it anew and its cost says nothing.');
  const blocked = {
    floor: median(found.bare.map((one) => one.blocked)),
    measured: median(found.site.map((one) => one.blocked)),
  };
  const calls = found.site.flatMap(({ requests }) => requests.filter(isCall));
  return [
    againstFloor(
      {
        part,
        name: 'total blocking time',
        unit: 'ms',
        ...blocked,
        note: `${floor.elements} elements; bare React ${found.bare.map((one) => Math.round(one.blocked)).join(', ')}; site ${found.site.map((one) => Math.round(one.blocked)).join(', ')}`,
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
