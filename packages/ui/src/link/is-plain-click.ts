/** The properties of a click that decide what the browser does with a link. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether the browser would follow a clicked link in the same tab. With Ctrl, Cmd, Shift, Alt or the middle button, it opens a tab or a window
 * or downloads the page: do not call `preventDefault`, and change nothing on this page.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
