import {
  createContext,
  createElement,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';

function createStore<Value>(first: Value) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => current,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    replace(next: Value) {
      if (Object.is(current, next)) return;
      current = next;
      for (const changed of listeners) changed();
    },
  };
}

/**
 * Creates a context whose value changes once a page is hydrated. A change renders only those components for which it
 * changes something. A part of the page that hydrates after the change begins with the first value, which the server
 * rendered it with: with another one, React would discard its markup.
 */
export function createLateContext<Value>(missing: Value): {
  Provider: (props: { value: Value; children?: ReactNode }) => ReactNode;
  /** Returns what `select` makes of the value. */
  useValue: <Selected>(select: (value: Value) => Selected) => Selected;
} {
  const Context = createContext(createStore(missing));
  return {
    Provider({ value, children }) {
      const [store] = useState(() => createStore(value));
      useLayoutEffect(() => store.replace(value), [store, value]);
      return createElement(Context, { value: store }, children);
    },
    useValue(select) {
      const { first, get, subscribe } = useContext(Context);
      return useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(first),
      );
    },
  };
}

/** For `useValue`: the value itself. */
export const whole = <Value>(value: Value): Value => value;
