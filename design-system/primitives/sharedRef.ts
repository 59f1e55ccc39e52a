import { useCallback, useRef, type Ref, type RefObject } from 'react';

/** A ref of one's own on an element whose ref belongs to the caller as well. */
export function useSharedRef<Node>(theirs: Ref<Node> | undefined): [own: RefObject<Node | null>, shared: (node: Node | null) => void] {
  const own = useRef<Node>(null);
  const shared = useCallback(
    (node: Node | null) => {
      own.current = node;
      if (typeof theirs === 'function') theirs(node);
      else if (theirs) theirs.current = node;
    },
    [theirs],
  );
  return [own, shared];
}
