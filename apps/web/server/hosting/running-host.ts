/** What is served: a folder that the build has written, and the store behind it. */
export interface Setting {
  readonly folder: string;
  readonly storeHost: string;
}

/** A host that serves it, until it is stopped. */
export interface RunningHost {
  readonly address: string;
  stop(): Promise<void>;
}
