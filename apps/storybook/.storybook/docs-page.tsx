import { Controls, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import './docs.css';

/** The documentation page of a component: summary, example, notes on its use, props, and the other stories. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const description: string = of.preparedMeta.parameters.docs?.description?.component ?? '';
  const [summary = '', ...notes] = description.split(/\n(?=### )/);
  return (
    <>
      <Title />
      <Markdown>{summary}</Markdown>
      <Primary />
      <div className="docs-notes">
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
