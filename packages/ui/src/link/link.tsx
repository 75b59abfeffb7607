'use client';

import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { isPlainClick } from './is-plain-click.ts';

/** The props of a link component: those of `<a>`, with a required `href`. Pass all of them on, including `ref` and `onClick`. */
export interface LinkComponentProps extends ComponentProps<'a'> {
  /** URL that the link leads to. */
  href: string;
}

export interface LinkProviderProps {
  /** Renders every internal link of the kit, usually with the link component of a router. */
  component: ComponentType<LinkComponentProps>;
  /** Called on a click on an internal link inside HTML (`RichText`). Without it, the browser follows these links. */
  navigate?: (href: string) => void;
  /** The page. */
  children: ReactNode;
}

interface LinkContextValue {
  component: ComponentType<LinkComponentProps> | 'a';
  navigate?: (href: string) => void;
}

const LinkContext = createContext<LinkContextValue>({ component: 'a' });

/** Connects the kit's links to a router. Without this provider, they are plain `<a>` elements. */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  return <LinkContext value={{ component, navigate }}>{children}</LinkContext>;
}

/** False for a fragment, an absolute URL, a download and a new window. The browser follows these, not the router. */
function isInternalLink(href: string, target: string | undefined, download: unknown): boolean {
  const isPath = !/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(href);
  return isPath && (!target || target === '_self') && (download === undefined || download === false);
}

/** A link of the kit: an internal link is rendered by the component of `LinkProvider`, any other as a plain `<a>`. */
export function Link(props: LinkComponentProps) {
  const { component: InternalLink } = useContext(LinkContext);
  return isInternalLink(props.href, props.target, props.download) ? <InternalLink {...props} /> : <a {...props} />;
}

/** Returns a click handler for an element that contains HTML. It passes clicks on internal links to `navigate` of `LinkProvider`. */
export function useHtmlLinks(): (event: MouseEvent<HTMLElement>) => void {
  const { navigate } = useContext(LinkContext);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!navigate || !link || !href || !isPlainClick(event) || event.defaultPrevented) return;
    if (!isInternalLink(href, link.target, link.getAttribute('download') ?? undefined)) return;
    event.preventDefault();
    navigate(href);
  };
}
