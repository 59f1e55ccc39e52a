import { useCallback, useEffect, useState } from 'react';

/** Theatre is an attribute of the player's root: the page around it makes room. */
export function useTheatre(container: HTMLElement): { theatre: boolean; toggleTheatre: () => void } {
  const [theatre, setTheatre] = useState(false);
  useEffect(() => {
    container.toggleAttribute('data-theatre', theatre);
    return () => container.removeAttribute('data-theatre');
  }, [container, theatre]);
  return { theatre, toggleTheatre: useCallback(() => setTheatre((on) => !on), []) };
}
