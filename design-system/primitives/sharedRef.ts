import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of one's own on an element whose ref belongs to the caller as well. */
export function useSharedRef<Node>(theirs: Ref<Node> | undefined): RefObject<Node | null> {
  const own = useRef<Node>(null);
  useImperativeHandle<Node | null, Node | null>(theirs, () => own.current, []);
  return own;
}
