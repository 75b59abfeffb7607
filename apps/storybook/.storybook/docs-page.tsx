import { Controls, Description, Markdown, Primary, Stories, Story, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ModuleExport } from 'storybook/internal/types';
import './docs.css';

/** The documentation page of a component: summary, example, how to use it and how not to, props, and the other stories. */
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
      <Controls />
      <Stories includePrimary={false} />
    </>
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
