// The pages to read are one file: each of them alone is smaller than the overhead of a request.
export * as blog from './blog/page.tsx';
export * as legal from './legal/page.tsx';
export * as post from './post/page.tsx';
export * as success from './success/page.tsx';
