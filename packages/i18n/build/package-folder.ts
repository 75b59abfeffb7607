import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** The folder of this package, also for the copy of this module in .cache, which content-collections bundles. */
export const packageFolder = dirname(findPackageJSON('..', import.meta.url) ?? '');
