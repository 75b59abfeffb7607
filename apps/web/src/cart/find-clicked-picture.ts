/** Returns the picture of the product whose button has the focus, or the one of the product page: Safari does not focus a clicked button. */
export const findClickedPicture = (): HTMLElement | null | undefined =>
  (document.activeElement?.closest('article, li') ?? document.querySelector('main article'))?.querySelector('img');
