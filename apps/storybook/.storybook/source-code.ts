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

/**
 * Completes the code of a story that Storybook generates, so that it compiles: adds import statements for the components of the kit,
 * removes the keys of fragments, which need an import of React, and shortens functions.
 */
export function completeCode(generatedCode: string): string {
  // Storybook transforms the code of documentation pages twice: https://github.com/storybookjs/storybook/issues/35889
  if (generatedCode.startsWith('import ')) return generatedCode;
  const code = generatedCode
    .replaceAll(/<React\.Fragment[^>]*>/g, '<>')
    .replaceAll('</React.Fragment>', '</>')
    // The library that Storybook uses mistakes each property `current` for the value of a ref.
    .replaceAll(/\s*current: '\[Circular\]',?/g, '')
    // In a build, Storybook does not recognize its placeholder of functions, because the name is minified.
    .replaceAll(/function \w*\(\) ?\{ ?\}/g, '() => {}');
  const components = [...new Set(Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name))].sort();
  const imports = Object.entries(modules).flatMap(([specifier, module]) => {
    const names = components.filter((name) => name in module);
    return names.length > 0 ? [`import { ${names.join(', ')} } from '${specifier}';`] : [];
  });
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}
