import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../theme/join-classes.ts';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/** Creates an outline icon of 20 px, in the color of the text and hidden from assistive technology. */
function createIcon(name: string, shape: ReactNode, isMirrored = false) {
  function Icon({ className, ...rest }: IconProps) {
    return (
      <svg
        className={joinClasses('vt-icon', isMirrored && 'vt-icon--mirrored', className)}
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        {shape}
      </svg>
    );
  }
  Icon.displayName = `${name}Icon`;
  return Icon;
}

/** Points in reading direction. Mirrored in right-to-left layouts. */
export const ForwardIcon = createIcon('Forward', <path d="M3 10h13.5M11.5 5l5 5-5 5" />, true);
/** Points against reading direction. Mirrored in right-to-left layouts. */
export const BackIcon = createIcon('Back', <path d="M17 10H3.5M8.5 5l-5 5 5 5" />, true);
export const BagIcon = createIcon('Bag', <path d="M3.5 6.5h13l-.75 10.5H4.25zM7 8.75V6a3 3 0 0 1 6 0v2.75" />);
export const CheckIcon = createIcon('Check', <path d="m4 10.5 4 4 8-9" />);
export const ChevronIcon = createIcon('Chevron', <path d="m5.5 8 4.5 4.5L14.5 8" />);
export const CloseIcon = createIcon('Close', <path d="m4.5 4.5 11 11m0-11-11 11" />);
export const LockIcon = createIcon('Lock', <path d="M4 9h12v8H4zM6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12v2" />);
export const MenuIcon = createIcon('Menu', <path d="M2.5 6h15M2.5 10h15M2.5 14h15" />);
export const MinusIcon = createIcon('Minus', <path d="M4.5 10h11" />);
export const PlusIcon = createIcon('Plus', <path d="M4.5 10h11M10 4.5v11" />);
export const RemoveIcon = createIcon(
  'Remove',
  <path d="M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.75 11h8.5l.75-11M8.5 9v4.5m3-4.5v4.5" />,
);
export const SearchIcon = createIcon(
  'Search',
  <path d="M13 13l4.5 4.5M8.5 14a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11z" />,
);
export const StarIcon = createIcon(
  'Star',
  <path d="m10 2.75 2.25 4.75 5.25.7-3.85 3.6.95 5.2L10 14.5 5.4 17l.95-5.2L2.5 8.2l5.25-.7z" />,
);
