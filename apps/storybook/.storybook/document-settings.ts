interface DocumentSettings {
  lang: string;
  dir: string;
  /** Settings of the toolbar. */
  globals: Record<string, unknown>;
}

/** Applies the settings of a story or a documentation page to `<html>`, as the site does. */
export function applyToDocument({ lang, dir, globals }: DocumentSettings): void {
  const root = document.documentElement;
  root.lang = lang;
  root.dir = dir;
  root.classList.toggle('dark', globals.appearance === 'dark');
  root.dataset.motion = String(globals.motion);
}
