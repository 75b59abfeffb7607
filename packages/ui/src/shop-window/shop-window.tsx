import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { joinClasses } from '../theme/join-classes.ts';

/** A product in the window. */
export interface ShopWindowPane {
  href: string;
  title: string;
  /** Usually a `Price`. */
  price: ReactNode;
  /** URLs of the product's picture: `unlit` is shown until the pane lights up, then `lit`, which has the same outline. */
  image: { lit: string; unlit: string };
}

export interface ShopWindowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the list of products. */
  label: string;
  /** Six products. The first is in the large pane, which is always lit. */
  panes: readonly ShopWindowPane[];
  /** URL of a decorative picture of a person on the pavement, who looks at the large pane. */
  visitor?: string;
}

/**
 * A shop window: each pane is a link to a product. It lights up and shows the price on hover and focus, and on touch screens while it is in
 * the middle of the screen. The element fills the height of its parent.
 */
export function ShopWindow({ label, panes, visitor, className, ...rest }: ShopWindowProps) {
  return (
    <div className={joinClasses('vt-shop-window', className)} {...rest}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets. */}
      <ul role="list" aria-label={label} className="vt-shop-window__panes">
        {panes.map(({ href, title, price, image }, index) => (
          <li key={href} className="vt-shop-window__pane">
            <Link className="vt-shop-window__link" href={href}>
              {index > 0 && <img className="vt-shop-window__unlit" src={image.unlit} alt="" />}
              <span className="vt-shop-window__lit">
                <img src={image.lit} alt="" />
              </span>
              <span className="vt-shop-window__name">{title}</span> <span className="vt-shop-window__tag">{price}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="vt-shop-window__pavement">
        {visitor && <img className="vt-shop-window__visitor" src={visitor} alt="" />}
      </div>
    </div>
  );
}
