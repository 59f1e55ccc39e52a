import type { Reader } from './reader.ts';

/**
 * Returns a function that makes something of a value for a reader: the same object for the same value and reader, so
 * that components know what has not changed.
 */
export function oncePerReader<Value extends object, Made>(
  make: (value: Value, reader: Reader) => Made,
): (value: Value, reader: Reader) => Made {
  const made = new WeakMap<Reader, WeakMap<Value, Made>>();
  return (value, reader) => {
    const ofReader = made.get(reader) ?? new WeakMap<Value, Made>();
    const one = ofReader.get(value) ?? make(value, reader);
    made.set(reader, ofReader.set(value, one));
    return one;
  };
}
