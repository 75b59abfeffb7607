// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from '../fixtures/samples.tsx';
import { PostCard } from './post-card.tsx';

afterEach(cleanup);

describe('PostCard', () => {
  it('shows the date and the author', () => {
    render(<PostCard {...post} labels={{ readMore: 'Read more' }} />);
    expect(screen.getByText(post.date.label).getAttribute('datetime')).toBe(post.date.iso);
    expect(screen.getByText(post.author)).toBeDefined();
  });

  it('fades in 0.1 s after the previous card', { tags: ['2.blog.6'] }, () => {
    render(
      [0, 1, 2].map((index) => <PostCard key={index} {...post} labels={{ readMore: 'Read more' }} index={index} />),
    );
    const delays = screen.getAllByRole('article').map((card) => card.style.animationDelay);
    expect(delays).toEqual(['0s', '0.1s', '0.2s']);
  });
});
