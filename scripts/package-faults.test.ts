import { describe, expect, it } from 'vitest';
import { type PackedPackage, packageFaults } from './package-faults.ts';

const sound = {
  manifest: {
    license: 'MIT',
    exports: {
      '.': {
        '@vitrine/source': './src/index.ts',
        import: { types: './dist/index.d.ts', default: './dist/index.js' },
      },
      './fonts/*': { default: './dist/fonts/*' },
    },
    dependencies: { zod: '4.6.7' },
  },
  files: new Map([
    ['package.json', 900],
    ['LICENSE', 1076],
    ['README.md', 2000],
    ['src/index.ts', 100],
    ['dist/index.js', 100],
    ['dist/index.d.ts', 100],
    ['dist/fonts/text.woff2', 100],
  ]),
} satisfies PackedPackage;

const without = (path: string) => ({ ...sound, files: new Map([...sound.files].filter(([name]) => name !== path)) });
const withFile = (path: string, size: number) => ({ ...sound, files: new Map([...sound.files, [path, size]]) });
const withManifest = (change: PackedPackage['manifest']) => ({ ...sound, manifest: { ...sound.manifest, ...change } });

describe('a package to be published', () => {
  it('passes when everything that it promises is packed', () => {
    expect(packageFaults(sound)).toEqual([]);
  });

  it.each<[string, PackedPackage, string]>([
    ['no licence file', without('LICENSE'), 'LICENSE is missing.'],
    ['no named licence', withManifest({ license: undefined }), 'package.json names no licence.'],
    ['a README of a title', withFile('README.md', 6), 'README.md is missing, or says too little to be of use.'],
    ['no entry', withManifest({ exports: {} }), 'package.json exports nothing.'],
    ['no build', without('dist/index.js'), '. leads to ./dist/index.js, which is not packed.'],
    ['no source', without('src/index.ts'), '. leads to ./src/index.ts, which is not packed.'],
    ['an empty folder', without('dist/fonts/text.woff2'), './fonts/* leads to ./dist/fonts/*, which is not packed.'],
    [
      'code without types',
      withManifest({ exports: { '.': { import: { default: './dist/index.js' } } } }),
      '. has no types under the condition import.',
    ],
    [
      'a version of the workspace',
      withManifest({ dependencies: { zod: 'catalog:' } }),
      'zod is asked for as catalog:, which means nothing outside this repository.',
    ],
    ['a test', withFile('src/index.test.ts', 1), 'src/index.test.ts should not be packed.'],
  ])('is refused with %s', (_, packed, fault) => {
    expect(packageFaults(packed)).toEqual([fault]);
  });
});
