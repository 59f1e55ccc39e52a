import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of one's own on an element whose ref belongs to the caller as well. */
export function useSharedRef<Node>(forwardedRef: Ref<Node> | undefined): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  useImperativeHandle<Node | null, Node | null>(forwardedRef, () => ref.current, []);
  return ref;
}
