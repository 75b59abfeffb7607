import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';

const entries = {
  '@vitrine/ui': main,
  '@vitrine/ui/cart': cart,
  '@vitrine/ui/purchase': purchase,
  '@vitrine/ui/toaster': toaster,
};

/** Adds the imports that a code example of the kit needs. */
export function withImports(code: string): string {
  const tags = [...new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, tag = '']) => tag))].sort();
  const imports = Object.entries(entries).flatMap(([entry, exported]) => {
    const names = tags.filter((tag) => tag in exported);
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${entry}';`] : [];
  });
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
