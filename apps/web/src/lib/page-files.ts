import { addMessages, type Language, type MessageResources } from '@vitrine/i18n';
import { createContext, generatePath, type Params, type RouteObject } from 'react-router-dom';
import { reportMissingFile } from './errors/reload.ts';
import { loadFirst } from './prefetch.ts';

/** The content of a file. */
export interface PageFile {
  messages: MessageResources;
  data: unknown;
}

/** The priority of the requests of a loader: low if it prefetches. */
export const priorityContext = createContext<RequestPriority>('auto');

/** Returns the name of the file of a prerendered page: its path without a language. */
export const getPageFileName = ({ path = 'index' }: RouteObject, params: Params): string => generatePath(path, params);

/** The results never become stale, so that back and forward are instant, also offline. */
const requests = new Map<string, Promise<unknown>>();

async function requestPageFile(language: Language, name: string, priority: RequestPriority): Promise<unknown> {
  // Each deployment has its own folder, whose name is in the document.
  const folder = document.getElementById('state')?.dataset.pages;
  const response = await fetch(`${folder}/${language}/${name}.json`, { priority });
  if (!response.ok) {
    reportMissingFile();
    throw new Error(`The server sent no file for ${name} in ${language}: ${response.status}.`);
  }
  const { messages, data }: PageFile = await response.json();
  addMessages(language, messages);
  return data;
}

/** Keeps the data of a page that the document contains, so that they are not requested. */
export function setPageData(language: Language, name: string, data: unknown): void {
  requests.set(`${language}/${name}`, Promise.resolve(data));
}

/**
 * Loads the messages of a page and returns its data. Repeated calls send one request. A failed request is repeated by the next call. Unless the
 * priority is low, prefetching waits until the file is loaded.
 */
export function loadPageFile<Data>(
  language: Language,
  name: string,
  priority: RequestPriority = 'auto',
): Promise<Data> {
  const key = `${language}/${name}`;
  let request = requests.get(key);
  if (!request) {
    request = requestPageFile(language, name, priority);
    requests.set(key, request);
    request.catch(() => requests.delete(key));
  }
  return (priority === 'low' ? request : loadFirst(request)) as Promise<Data>;
}
