// Vite replaces such an import by the file's address, with a hash of its bytes.
declare module '*.svg?url&no-inline' {
  const address: string;
  export default address;
}
