import { createEngineConfig } from './engine-config.ts';

/** The tests of the built cart. A change of the site does not repeat them, because they have a turbo task of their own. */
export default createEngineConfig({ include: ['cart-tabs.test.ts'], report: 'cart-tabs.json' });
