import { type Language, loadMessages, type Namespace } from '@vitrine/i18n';
import { type ComponentType, use } from 'react';
import { useLanguage } from '../shell/use-language.ts';
import { AttemptContext } from './failure-boundary.tsx';

interface Loading<Props> {
  code: Promise<ComponentType<Props>>;
  attempt: number;
  failed: boolean;
}

/**
 * A part of the page whose code, and texts where it has some of its own, are asked for when it is first shown. Where React's
 * `lazy` keeps a failed load for ever, this asks anew when the `FailureBoundary` around it tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: readonly Namespace[] = [],
) {
  const loadings = new Map<Language | 'any', Loading<Props>>();

  async function fetch(language: Language) {
    const [{ default: Part }] = await Promise.all([load(), loadMessages(language, texts)]);
    return Part;
  }

  function start(language: Language, attempt: number): Loading<Props> {
    const loading: Loading<Props> = { code: fetch(language), attempt, failed: false };
    loading.code.catch(() => {
      loading.failed = true;
    });
    return loading;
  }

  return function LazyPart(props: Props) {
    const attempt = use(AttemptContext);
    const language = useLanguage();
    const key = texts.length > 0 ? language : 'any';
    let loading = loadings.get(key);
    if (!loading || (loading.failed && loading.attempt !== attempt)) {
      loading = start(language, attempt);
      loadings.set(key, loading);
    }
    const Part = use(loading.code);
    return <Part {...props} />;
  };
}
