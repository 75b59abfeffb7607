// @vitest-environment happy-dom
import { globSync } from 'node:fs';
import { cleanup, render } from '@testing-library/react';
import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';
import { type ComponentType, createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

// The convention of README.md, section “Conventions”, for each exported component.

interface StoryModule {
  default: { component: unknown; args?: Record<string, unknown> };
}

const storyFiles = globSync('*/*.stories.tsx', { cwd: import.meta.dirname });
const stories: StoryModule[] = await Promise.all(storyFiles.map((file) => import(`./${file}`)));

/** Components that render no element of their own. */
const withoutRoot = ['Announcer', 'ImageProvider', 'LinkProvider'];

/** Their `ref` and other props are those of the control, `className` and `style` those of the element around it. */
const fields = ['RangeField', 'SelectField', 'TextField', 'TextArea'];

const components = Object.entries({ ...main, ...cart, ...purchase, ...toaster })
  .filter(([name]) => /^[A-Z]/.test(name) && !withoutRoot.includes(name))
  .map(([name, component]) => [name, component as ComponentType<Record<string, unknown>>] as const);

afterEach(cleanup);

describe.each(components)('%s', (name, Component) => {
  it('passes className, style, ref and other props to its root', () => {
    const args = stories.find(({ default: meta }) => meta.component === Component)?.default.args;
    const ref = createRef<Element>();
    render(<Component {...args} ref={ref} className="own-class" style={{ opacity: 0.5 }} data-own="prop" />);
    const root = document.querySelector<HTMLElement>('.own-class');
    expect(root?.style.opacity).toBe('0.5');
    const other = fields.includes(name) ? root?.querySelector('input, select, textarea') : root;
    expect(ref.current).toBe(other);
    expect(other?.getAttribute('data-own')).toBe('prop');
  });

  it('keeps its own class', () => {
    const args = stories.find(({ default: meta }) => meta.component === Component)?.default.args;
    render(<Component {...args} className="own-class" />);
    expect(document.querySelector('.own-class')?.className).toMatch(/\b(vt|radix)-/);
  });
});

// The text field of Radix Themes detaches and attaches its ref at each render.
describe.each(components.filter(([name]) => name !== 'TextField'))('%s', (_, Component) => {
  it('calls a ref callback once, also if it renders again', () => {
    const args = stories.find(({ default: meta }) => meta.component === Component)?.default.args;
    const ref = vi.fn();
    const { rerender } = render(<Component {...args} ref={ref} />);
    rerender(<Component {...args} ref={ref} />);
    expect(ref).toHaveBeenCalledOnce();
  });
});
