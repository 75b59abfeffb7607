export type { ActionBarProps } from './action-bar/action-bar.tsx';
export { ActionBar } from './action-bar/action-bar.tsx';
export { Announcer, useAnnounce } from './announcer/announcer.tsx';
export type { ArticleProps } from './article/article.tsx';
export { Article } from './article/article.tsx';
export type { AuthorNoteProps } from './author-note/author-note.tsx';
export { AuthorNote } from './author-note/author-note.tsx';
export type { BadgeProps } from './badge/badge.tsx';
export { Badge } from './badge/badge.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonSize, ButtonVariant } from './button/button.tsx';
export { Button, ButtonLink } from './button/button.tsx';
export type { IconButtonProps } from './button/icon-button.tsx';
export { IconButton } from './button/icon-button.tsx';
export { ignoreDoubleClick } from './button/ignore-double-click.ts';
export type { CalculatorField, CalculatorProps, CalculatorResult } from './calculator/calculator.tsx';
export { Calculator } from './calculator/calculator.tsx';
export type { CartButtonProps } from './cart-button/cart-button.tsx';
export { CartButton } from './cart-button/cart-button.tsx';
export type { CookieBannerProps } from './cookie-banner/cookie-banner.tsx';
export { CookieBanner } from './cookie-banner/cookie-banner.tsx';
export type { DisclosureProps } from './disclosure/disclosure.tsx';
export { Disclosure } from './disclosure/disclosure.tsx';
export { Flag } from './flag/flag.tsx';
export type { FormProps } from './form-field/form.tsx';
export { Form } from './form-field/form.tsx';
export type { TextAreaProps, TextFieldProps } from './form-field/text-field.tsx';
export { TextArea, TextField } from './form-field/text-field.tsx';
export type { GalleryImage, GalleryLabels, GalleryProps } from './gallery/gallery.tsx';
export { Gallery } from './gallery/gallery.tsx';
export type { HeroProps } from './hero/hero.tsx';
export { Hero } from './hero/hero.tsx';
export { useHydrated } from './hydration/use-hydrated.ts';
export {
  BackIcon,
  BagIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  ForwardIcon,
  LockIcon,
  MenuIcon,
  MinusIcon,
  PlusIcon,
  RemoveIcon,
  SearchIcon,
  StarIcon,
} from './icon/icons.tsx';
export type { LanguageMenuItem, LanguageMenuProps } from './language-menu/language-menu.tsx';
export { LanguageMenu } from './language-menu/language-menu.tsx';
export type { LegalViewProps } from './legal-view/legal-view.tsx';
export { LegalView } from './legal-view/legal-view.tsx';
export { BackLink } from './link/back-link.tsx';
export { isPlainClick } from './link/is-plain-click.ts';
export type { LinkComponentProps, LinkProviderProps } from './link/link.tsx';
export { LinkProvider, useHtmlLinks } from './link/link.tsx';
export { onPlainClick } from './link/on-plain-click.ts';
export { TextLink } from './link/text-link.tsx';
export type { NoticeProps } from './notice/notice.tsx';
export { Notice } from './notice/notice.tsx';
export type { OptionPickerProps, PickerOption } from './option-picker/option-picker.tsx';
export { OptionPicker } from './option-picker/option-picker.tsx';
export { PageFooter } from './page-footer/page-footer.tsx';
export type { PageHeadingProps } from './page-heading/page-heading.tsx';
export { PageHeading } from './page-heading/page-heading.tsx';
export type { PaneGridProps } from './pane-grid/pane-grid.tsx';
export { Pane, PaneGrid } from './pane-grid/pane-grid.tsx';
export type { PersonListProps } from './person-list/person-list.tsx';
export { PersonList } from './person-list/person-list.tsx';
export type { ImageComponentProps, ImageProviderProps } from './picture/image-provider.tsx';
export { ImageProvider } from './picture/image-provider.tsx';
export type { PictureImage, PictureProps, PictureRatio } from './picture/picture.tsx';
export { Picture } from './picture/picture.tsx';
export type { PostCardProps } from './post-card/post-card.tsx';
export { PostCard } from './post-card/post-card.tsx';
export type { PriceProps } from './price/price.tsx';
export { Price } from './price/price.tsx';
export type { ProductCardProps } from './product-card/product-card.tsx';
export { ProductCard } from './product-card/product-card.tsx';
export type { ProductTeaserProps } from './product-card/product-teaser.tsx';
export { ProductTeaser } from './product-card/product-teaser.tsx';
export type { ContentsListProps, FactListProps, PointListProps } from './product-detail/lists.tsx';
export { ContentsList, FactList, PointList } from './product-detail/lists.tsx';
export type { ProductDetailProps } from './product-detail/product-detail.tsx';
export { ProductDetail } from './product-detail/product-detail.tsx';
export type { ProductSectionsProps } from './product-detail/product-sections.tsx';
export { ProductSections } from './product-detail/product-sections.tsx';
export type {
  DetailPartProps,
  DetailSectionProps,
  EmptyReviewsProps,
  LockedTeaserProps,
} from './product-detail/sections.tsx';
export { DetailPart, DetailSection, EmptyReviews, FeatureList, LockedTeaser } from './product-detail/sections.tsx';
export type { QuantityFieldProps, QuantityLabels } from './quantity-field/quantity-field.tsx';
export { QuantityField } from './quantity-field/quantity-field.tsx';
export type { RangeFieldProps } from './range-field/range-field.tsx';
export { RangeField } from './range-field/range-field.tsx';
export type { PlainTextProps } from './rich-text/plain-text.tsx';
export { PlainText } from './rich-text/plain-text.tsx';
export type { RichTextProps } from './rich-text/rich-text.tsx';
export { RichText } from './rich-text/rich-text.tsx';
export type { SearchFieldProps, SearchLabels } from './search-field/search-field.tsx';
export { SearchField } from './search-field/search-field.tsx';
export type { SectionProps } from './section/section.tsx';
export { Section } from './section/section.tsx';
export type { SectionRailProps } from './section-rail/section-rail.tsx';
export { SectionRail } from './section-rail/section-rail.tsx';
export type { SelectFieldProps } from './select-field/select-field.tsx';
export { SelectField } from './select-field/select-field.tsx';
export type { ServiceCardProps } from './service-card/service-card.tsx';
export { ServiceCard } from './service-card/service-card.tsx';
export type { ShopWindowPane, ShopWindowProps } from './shop-window/shop-window.tsx';
export { ShopWindow } from './shop-window/shop-window.tsx';
export type { SiteBarLink, SiteBarProps } from './site-bar/site-bar.tsx';
export { SiteBar } from './site-bar/site-bar.tsx';
export type { SiteFooterProps } from './site-footer/site-footer.tsx';
export { SiteFooter } from './site-footer/site-footer.tsx';
export { SkipLink } from './skip-link/skip-link.tsx';
export type { SpinnerProps } from './spinner/spinner.tsx';
export { Spinner } from './spinner/spinner.tsx';
export type { StatListProps } from './stat-list/stat-list.tsx';
export { StatList } from './stat-list/stat-list.tsx';
export type { StepListProps } from './step-list/step-list.tsx';
export { StepList } from './step-list/step-list.tsx';
export type { StockStatusProps } from './stock-status/stock-status.tsx';
export { StockStatus } from './stock-status/stock-status.tsx';
export type { VitrineThemeProps } from './theme/theme.tsx';
export { VitrineTheme } from './theme/theme.tsx';
export type { Toast, Toasts, ToastText } from './toaster/toasts.ts';
export { createToasts } from './toaster/toasts.ts';
export type { ToggleGroupProps } from './toggle-group/toggle-group.tsx';
export { ToggleGroup } from './toggle-group/toggle-group.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
