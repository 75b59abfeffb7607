import type Resources from './generated/resources.ts';

/** The English messages by namespace. Each namespace is one file per language. The type is generated from the English files. */
export type Messages = Resources;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}

/** An i18next namespace, which is the name of a file of messages. */
export type Namespace = keyof Messages;
