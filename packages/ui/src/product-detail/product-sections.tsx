import type { ComponentProps, ReactNode } from 'react';
import { Picture, type PictureImage } from '../picture/picture.tsx';
import { SectionRail, type SectionRailProps } from '../section-rail/section-rail.tsx';
import { joinClasses } from '../theme/join-classes.ts';

export interface ProductSectionsProps extends ComponentProps<'div'> {
  /** The title and the links of the list of sections. */
  rail: Pick<SectionRailProps, 'label' | 'items'>;
  /** The picture of the product, 4:3, above the price on high screens. */
  image?: PictureImage;
  /** Usually a `Price`. */
  price: ReactNode;
  /** The buttons. They, the picture and the price appear in the rail while those at the top are not in view. */
  actions: ReactNode;
}

/** The `DetailSection` elements of a product page. On large screens, a list of them, the price and the buttons stay beside them. */
export function ProductSections({ rail, image, price, actions, className, children, ...rest }: ProductSectionsProps) {
  return (
    <div className={joinClasses('vt-product-sections', className)} {...rest}>
      <div className="vt-product-sections__rail">
        <SectionRail {...rail} />
        <div className="vt-product-sections__buy">
          {image && <Picture image={image} />}
          <div className="vt-product-sections__price">{price}</div>
          {actions}
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}
