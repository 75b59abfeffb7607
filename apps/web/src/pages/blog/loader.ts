import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPostList } from '../../blog/index.ts';
import { getLanguage } from '../../language/index.ts';

/** Loads the posts, newest first. */
export const loader = (args: LoaderFunctionArgs) => loadPostList(getLanguage(args));
