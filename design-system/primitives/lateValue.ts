import {
  createContext,
  createElement,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

interface Store<Value> {
  /** The value that the server rendered with, too. */
  first: Value;
  get: () => Value;
  subscribe: (changed: () => void) => () => void;
  replace: (value: Value) => void;
}

function createStore<Value>(first: Value): Store<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => current,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    replace(value) {
      current = value;
      for (const changed of listeners) changed();
    },
  };
}

interface LateValue<Value> {
  Provider: (props: { value: Value; children: ReactNode }) => ReactNode;
  /** Returns what `read` takes from the value; the component renders again only if that changes. */
  useLateValue: <Read>(read: (value: Value) => Read) => Read;
}

/**
 * Creates a value that is known only after hydration, such as what the device stores. A new one renders only the
 * components whose share of it changes. As the value of a context it would render them all, and React would hydrate
 * each part of the page that has not been hydrated yet, as it cannot know what that part reads.
 * @param none the value without a provider
 */
export function createLateValue<Value>(none: Value): LateValue<Value> {
  const Context = createContext(createStore(none));
  return {
    Provider({ value, children }) {
      const [store] = useState(() => createStore(value));
      useEffect(() => store.replace(value), [store, value]);
      return createElement(Context, { value: store }, children);
    },
    useLateValue(read) {
      const store = useContext(Context);
      // A part that hydrates later begins with what the server rendered; with another value, React would discard its
      // markup and render it anew.
      return useSyncExternalStore(
        store.subscribe,
        () => read(store.get()),
        () => read(store.first),
      );
    },
  };
}

interface LatePart<Props extends object> {
  Provider: (props: { value: ComponentType<Props> | null; children: ReactNode }) => ReactNode;
  /** Renders the provided component with these props; nothing if none is provided. */
  Slot: (props: Props) => ReactNode;
}

/** Creates the place of a component whose code loads after the page. */
export function createLatePart<Props extends object>(): LatePart<Props> {
  const { Provider, useLateValue } = createLateValue<ComponentType<Props> | null>(null);
  return {
    Provider,
    Slot(props) {
      const part = useLateValue((provided) => provided);
      return part && createElement(part, props);
    },
  };
}
