import { useStored } from '../../runtime/client/useStored.ts';

const draw = (): number => 1 + Math.floor(Math.random() * 999_999);

/** Returns a seed for a shuffled order: the same one in every document, and a random one once the page has hydrated. */
export function useFreshSeed(): number {
  const [seed = 1] = useStored(draw);
  return seed;
}
