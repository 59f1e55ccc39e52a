import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Returns a local ref to an element that also has a forwarded ref. */
export function useSharedRef<Node>(forwardedRef: Ref<Node> | undefined): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  useImperativeHandle<Node | null, Node | null>(forwardedRef, () => ref.current, []);
  return ref;
}
