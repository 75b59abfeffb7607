// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { anyCategory, useCategory } from './use-category.ts';

afterEach(cleanup);

function Filter() {
  const [category, setCategory] = useCategory(['courses', 'software']);
  return (
    <>
      <h1>{category}</h1>
      <button type="button" onClick={() => setCategory('software')}>
        Software
      </button>
      <button type="button" onClick={() => setCategory(anyCategory)}>
        All
      </button>
    </>
  );
}

const clickButton = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const getSelectedCategory = () => screen.getByRole('heading').textContent;

it('reads the category from the URL, and selects all products for an unknown one', async () => {
  await renderPage(<Filter />, { history: ['/shop?category=courses'] });
  expect(getSelectedCategory()).toBe('courses');
  cleanup();
  await renderPage(<Filter />, { history: ['/shop?category=unknown'] });
  expect(getSelectedCategory()).toBe(anyCategory);
});

it('keeps the other query parameters when the category changes', async () => {
  const { router } = await renderPage(<Filter />, { history: ['/shop?ref=mail&category=courses'] });
  await clickButton('Software');
  expect(router.state.location.search).toBe('?ref=mail&category=software');
  await clickButton('All');
  expect(router.state.location.search).toBe('?ref=mail');
});
