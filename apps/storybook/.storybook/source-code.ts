import * as main from '@vitrine/ui';
import * as cart from '@vitrine/ui/cart';
import * as purchase from '@vitrine/ui/purchase';
import * as toaster from '@vitrine/ui/toaster';

const modules = {
  '@vitrine/ui': main,
  '@vitrine/ui/cart': cart,
  '@vitrine/ui/purchase': purchase,
  '@vitrine/ui/toaster': toaster,
};

/** Adds import statements for the components of the kit that a code example uses. */
export function addImports(code: string): string {
  const components = [...new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name))].sort();
  const imports = Object.entries(modules).flatMap(([specifier, module]) => {
    const names = components.filter((name) => name in module);
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${specifier}';`] : [];
  });
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
