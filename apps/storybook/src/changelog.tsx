import { Markdown } from '@storybook/addon-docs/blocks';

const readFiles = (files: Record<string, unknown>) => Object.entries(files) as [path: string, text: string][];

const changelogs = readFiles(
  import.meta.glob('../../../packages/{ui,cart,store-client}/CHANGELOG.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const changesets = readFiles(
  import.meta.glob('../../../.changeset/*.md', { query: '?raw', import: 'default', eager: true }),
);

/** The packages that a changeset is about, and its text. */
function parseChangeset(text: string) {
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { packages: Array.from(header.matchAll(/@vitrine\/[\w-]+/g), ([name]) => name), body };
}

/** The changes of one package: those that are not released yet, then those of each version. */
export function Changelog({ name }: { name: string }) {
  const unreleased = changesets
    .map(([, text]) => parseChangeset(text))
    .filter(({ packages }) => packages.includes(name));
  const released = changelogs.find(([path]) => path.includes(`${name.replace('@vitrine', '/packages')}/`))?.[1];
  return (
    <>
      {unreleased.length > 0 && (
        <Markdown>{['### Next version', ...unreleased.map(({ body }) => body)].join('\n\n')}</Markdown>
      )}
      {released && <Markdown>{released.replace(/^# .*\n/, '')}</Markdown>}
    </>
  );
}
