import { createEngineConfig } from './engine-config.ts';

/** The tests of the built site. */
export default createEngineConfig({
  include: ['*.test.ts'],
  exclude: ['cart-tabs.test.ts'],
  globalSetup: './global-setup.ts',
  report: 'engines.json',
});
