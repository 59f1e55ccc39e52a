// Vite replaces such an import with the file's URL, including a content hash.
declare module '*.svg?url&no-inline' {
  const address: string;
  export default address;
}
