import type { StoryObj } from '@storybook/react-vite';
import type { ReactElement, ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

type Page = typeof screen;

/** Another value of a control, and how it can be seen. */
type Change<Props, Value> = {
  to: Value;
  /** What other controls are set to meanwhile, before and after the change. */
  beside?: Partial<Props>;
} & (
  | { /** False before the change, true after it. */ shows: (page: Page) => boolean }
  | { /** Something else after the change than before it. */ alters: (page: Page) => unknown }
);

/** What a visitor does so that the component calls back. */
type Use = (page: Page) => Promise<unknown>;

type Effects<Props> = {
  [Name in keyof Props]?: NonNullable<Props[Name]> extends (...words: never[]) => unknown
    ? Use
    : Change<Props, Props[Name]>;
};

/** The words can be read, or stand as the name of something. */
export const words = (to: string) => ({
  to,
  shows: (page: Page) =>
    [page.queryAllByText, page.queryAllByLabelText, page.queryAllByAltText].some((query) => query(to).length > 0),
});

/** The picture is in the page. */
export const picture = (to: string) => ({
  to,
  shows: () => document.querySelector(`img[src="${to}"]`) !== null,
});

/** The class is on something in the page. */
export const ownClass = { to: 'of-my-own', shows: () => document.querySelector('.of-my-own') !== null };

/** Draws anew at each turn, with a state of its own. */
function Turn({ draw }: { draw: () => ReactElement }) {
  return draw();
}

/**
 * Turns every control of a component: what the change is to show is not there before it and is there after it, and what a visitor
 * does calls back. In the end the component stands as it did, for whoever wants to turn the controls by hand.
 */
export function playControls<Component extends (props: never) => ReactNode>(
  effects: Effects<Parameters<Component>[0]>,
): NonNullable<StoryObj['play']> {
  return async ({ mount, ...context }) => {
    const { originalStoryFn } = context;
    const show = (changed: object) => {
      const args = { ...context.args, ...changed };
      const draw = () => originalStoryFn(args, { ...context, mount, args }) as ReactElement;
      return mount(<Turn key={crypto.randomUUID()} draw={draw} />);
    };
    for (const [name, effect] of Object.entries(effects as Record<string, Use | Change<object, unknown>>)) {
      if (typeof effect === 'function') {
        const called = fn();
        await show({ [name]: called });
        await expect(called, `${name} before anything was done`).not.toHaveBeenCalled();
        await effect(screen);
        await expect(called, name).toHaveBeenCalled();
        continue;
      }
      const { to, beside } = effect;
      await show({ ...beside });
      if ('shows' in effect) {
        await expect(effect.shows(screen), `what ${name} shows, before the change`).toBe(false);
        await show({ ...beside, [name]: to });
        await waitFor(() => expect(effect.shows(screen), `what ${name} shows`).toBe(true));
      } else {
        const before = effect.alters(screen);
        await show({ ...beside, [name]: to });
        await waitFor(() => expect(effect.alters(screen), `what ${name} alters`).not.toEqual(before));
      }
    }
    await show({});
  };
}
