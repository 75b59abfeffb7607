export { connectDevtools } from './connect-devtools.ts';
export { logCart } from './log-cart.ts';
