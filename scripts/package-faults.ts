/** What a tarball holds: its own package.json, and the size in bytes of each file by its path in the package. */
export interface PackedPackage {
  manifest: {
    license?: string;
    exports?: Readonly<Record<string, Entry>>;
    dependencies?: Readonly<Record<string, string>>;
    peerDependencies?: Readonly<Record<string, string>>;
  };
  files: ReadonlyMap<string, number>;
}

/** A target in `exports`, or targets by condition. */
type Entry = string | { readonly [condition: string]: Entry };

/** Below this, a README cannot say how the package is used. */
const smallestReadme = 500;

const unwanted = /\.(test|test-d|stories)\.|(^|\/)(\.env|node_modules)/;

const targets = (entry: Entry): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(targets);

/** The conditions of code, as `import`, under which an entry gives a script but no types. */
const withoutTypes = (entry: Entry) =>
  ['import', 'require'].filter((condition) => {
    const code = typeof entry === 'string' ? undefined : entry[condition];
    return code !== undefined && (typeof code === 'string' || typeof code.types !== 'string');
  });

/** What would trouble those who install a package, a sentence each; none when it may be published. */
export function packageFaults({ manifest, files }: PackedPackage): string[] {
  const entries = Object.entries(manifest.exports ?? {});
  const holds = (target: string) => {
    const [start = '', end] = target.replace(/^\.\//, '').split('*');
    const names = [...files.keys()];
    return end === undefined ? files.has(start) : names.some((name) => name.startsWith(start) && name.endsWith(end));
  };
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [
    ...(manifest.license ? [] : ['package.json names no licence.']),
    ...(files.has('LICENSE') ? [] : ['LICENSE is missing.']),
    ...((files.get('README.md') ?? 0) >= smallestReadme
      ? []
      : ['README.md is missing, or says too little to be of use.']),
    ...(entries.length > 0 ? [] : ['package.json exports nothing.']),
    ...entries.flatMap(([name, entry]) => [
      ...[...new Set(targets(entry))]
        .filter((target) => !holds(target))
        .map((target) => `${name} leads to ${target}, which is not packed.`),
      ...withoutTypes(entry).map((condition) => `${name} has no types under the condition ${condition}.`),
    ]),
    ...versions
      .filter(([, version]) => /^(workspace|catalog|link|file):/.test(version))
      .map(([name, version]) => `${name} is asked for as ${version}, which means nothing outside this repository.`),
    ...[...files.keys()].filter((path) => unwanted.test(path)).map((path) => `${path} should not be packed.`),
  ];
}
