import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Story,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import './docs.css';

/** The documentation page of a component: summary, playground, right-to-left and dark, how to use it and how not to, and the other stories. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const description: string = of.preparedMeta.parameters.docs?.description?.component ?? '';
  const [summary = '', ...notes] = description.split(/\n(?=### )/);
  const { Do, DoNot } = of.csfFile.moduleExports ?? {};
  return (
    <>
      <Title />
      <Markdown>{summary}</Markdown>
      <Primary />
      <Controls />
      <div className="docs-columns">
        <Frame title="Right to left" globals="language:ar" />
        <Frame title="Dark" globals="appearance:dark" />
      </div>
      {Do && DoNot && (
        <div className="docs-columns">
          <Example story={Do} title="Do" className="docs-example docs-example--do" />
          <Example story={DoNot} title="Don’t" className="docs-example docs-example--do-not" />
        </div>
      )}
      <div className="docs-columns">
        {notes.map((note) => (
          <div key={note}>
            <Markdown>{note}</Markdown>
          </div>
        ))}
      </div>
      <Stories includePrimary={false} />
    </>
  );
}

/** The name of the windows of `Frame`. */
export const frameName = 'right-to-left-and-dark';

/** The first story of the page in a document of its own, with other settings than those of the toolbar. */
function Frame({ title, globals }: { title: string; globals: string }) {
  const [story] = useContext(DocsContext).componentStories();
  const query = new URLSearchParams({ id: story?.id ?? '', viewMode: 'story', globals });
  return (
    <figure className="docs-frame">
      <figcaption>{title}</figcaption>
      <iframe name={frameName} title={`${story?.name}, ${title}`} src={`iframe.html?${query}`} loading="lazy" />
    </figure>
  );
}

interface ExampleProps {
  story: ModuleExport;
  title: string;
  className: string;
}

/** A live story above its title and its description. */
function Example({ story, title, className }: ExampleProps) {
  return (
    <figure className={className}>
      <div className="docs-example__story">
        <Story of={story} />
      </div>
      <figcaption>
        <p className="docs-example__title">{title}</p>
        <Description of={story} />
      </figcaption>
    </figure>
  );
}
