import { basename, join } from 'node:path';
import ts from 'typescript';
import { root } from './tracked-files.ts';

/** Keys of texts by the name of their file. */
type Keys = Map<string, Set<string>>;

const plural = /_(zero|one|two|few|many|other)$/;

function add(keys: Keys, file: string, key: string) {
  keys.set(file, (keys.get(file) ?? new Set()).add(key));
}

const room = 'apps/web';

function sources() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const config = ts.getParsedCommandLineOfConfigFile(join(root, room, 'tsconfig.json'), { noEmit: true }, host);
  if (!config) throw new Error(`${room}/tsconfig.json cannot be read.`);
  const shown = config.fileNames.filter((path) => path.includes(`${room}/src/`) && !/\.(test|stories)\./.test(path));
  const program = ts.createProgram(shown, config.options);
  return {
    checker: program.getTypeChecker(),
    files: shown.map((path) => program.getSourceFile(path) as ts.SourceFile),
  };
}

/** Calls `found` with each call in a piece of code. */
function eachCall(node: ts.Node, found: (call: ts.CallExpression) => void) {
  if (ts.isCallExpression(node)) found(node);
  node.forEachChild((child) => eachCall(child, found));
}

/**
 * Which texts of the screens the site shows, and which it could: what is given to functions of the type `Translate`.
 * The compiler knows it, also where a key is put together: `t(\`nav.${name}\`)` is each of the keys that `name` allows.
 */
export function usedTexts() {
  const { checker, files } = sources();
  const shown: Keys = new Map();
  const offered: Keys = new Map();

  function offer(file: string, texts: ts.Type, path: string) {
    for (const property of texts.getProperties()) {
      const own = checker.getTypeOfSymbol(property);
      if (own.isStringLiteral()) add(offered, file, path + property.name.replace(plural, ''));
      else offer(file, own, `${path}${property.name}.`);
    }
  }

  function read(call: ts.CallExpression) {
    const [signature] = checker.getTypeAtLocation(call.expression).getCallSignatures();
    const wanted = signature?.typeParameters?.[0]?.getConstraint();
    const asked = checker.getResolvedSignature(call)?.parameters[0];
    if (wanted?.aliasSymbol?.name !== 'TextKey' || !asked) return;
    const texts = wanted.aliasTypeArguments?.[0];
    const file = basename(texts?.symbol.declarations?.[0]?.getSourceFile().fileName ?? '', '.ts');
    if (texts && !offered.has(file)) offer(file, texts, '');
    const keys = checker.getTypeOfSymbolAtLocation(asked, call);
    for (const key of keys.isUnion() ? keys.types : [keys]) {
      if (!key.isStringLiteral()) throw new Error(`Nobody can tell which text is asked for here: ${call.getText()}`);
      add(shown, file, key.value);
    }
  }

  for (const file of files) eachCall(file, read);
  return { shown, offered };
}
