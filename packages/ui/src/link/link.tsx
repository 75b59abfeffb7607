import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';

/** The properties of a link component: those of `<a>`, with an `href`. Everything else must be passed on, `ref` and `onClick` included. */
export interface LinkComponentProps extends ComponentProps<'a'> {
  href: string;
}

export interface LinkProviderProps {
  /** Renders every in-site link of the kit, for example the link of a router, with its URL in `href`. */
  component: ComponentType<LinkComponentProps>;
  /** Follows an in-site link inside HTML (`RichText`), which no component can render. Without it, the browser follows such links. */
  navigate?: (href: string) => void;
  children: ReactNode;
}

interface LinkContextValue {
  component: ComponentType<LinkComponentProps> | 'a';
  navigate?: (href: string) => void;
}

const LinkContext = createContext<LinkContextValue>({ component: 'a' });

/** Connects the kit's links to a router. Without it, they are plain `<a>` elements. */
export function LinkProvider({ component, navigate, children }: LinkProviderProps) {
  return <LinkContext value={{ component, navigate }}>{children}</LinkContext>;
}

/** Whether a router can follow the link: not a fragment of this page, another origin, a download or a new window. */
function isInSite(href: string, target: string | undefined, download: unknown): boolean {
  const isPath = !/^(?:#|\/\/|[a-z][a-z\d+.-]*:)/i.test(href);
  return isPath && (!target || target === '_self') && (download === undefined || download === false);
}

/** A link of the kit: rendered by the component of the provider if it is in-site, else a plain `<a>`. */
export function Link(props: LinkComponentProps) {
  const { component: InSiteLink } = useContext(LinkContext);
  return isInSite(props.href, props.target, props.download) ? <InSiteLink {...props} /> : <a {...props} />;
}

/** A click handler for an element that contains HTML: passes clicks on its in-site links to the provider's `navigate`. */
export function useHtmlLinks(): (event: MouseEvent<HTMLElement>) => void {
  const { navigate } = useContext(LinkContext);
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!navigate || !link || !href || !isPlainClick || event.defaultPrevented) return;
    if (!isInSite(href, link.target, link.getAttribute('download') ?? undefined)) return;
    event.preventDefault();
    navigate(href);
  };
}
