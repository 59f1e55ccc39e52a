/** The part of s3rver that the tests use. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface StoredObject {
    key: string;
  }
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<void>;
    callback(): RequestListener;
    /** The store of s3rver, a folder. */
    store: {
      listObjects: (
        bucket: string,
        options: { prefix: string; startAfter: string; maxKeys: number },
      ) => Promise<{ objects: StoredObject[]; isTruncated: boolean }>;
    };
  }
}
