// The pages of the shop are one file: a visitor of one of them opens another one next.
export * as product from './product/page.tsx';
export * as shop from './shop/page.tsx';
