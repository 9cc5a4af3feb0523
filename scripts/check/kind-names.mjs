// Kinds of content are named in their own folders, their registration, the contract and the seeds; the rest of the
// program asks the registry (server/modules/content). What still names one is counted in kind-names.json, whose numbers
// may only become smaller: `node scripts/check/kind-names.mjs` writes them down when they have.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeFiles } from './code-texts.mjs';

const LIST = 'scripts/check/kind-names.json';

const OWN = [
  /^(server\/content-kinds|domain\/object-types)\.ts$/,
  /^server\/modules\/(regulations|educations|tests|qualifications)\//,
  /^src\/features\/(regulations|educations|tests|qualifications)\//,
  /^src\/app\/(regulation|education|test|qualification)\//,
  /^server\/(db\/seed|samples)\//,
  /\/generated\//,
];

/**
 * Types of objects, and their tables. `'test'` is also the environment of tests and the reason of a notification that a person
 * sends to themselves; kinds of samples are an enumeration of their own.
 */
const NAMES =
  /(?<!sampleKind\??: .*)'(regulation|education|qualification)'|(?<!(NODE_ENV|environment|reason): .*)'test'|\b(from|join|into|update) (regulation|education|test|qualification)(_\w+)?\b/gi;

/** How often each file names a kind, of those that should not. */
function countKindNames(root) {
  const counts = {};
  for (const path of ['domain', 'server', 'src'].flatMap((folder) => codeFiles(root, folder))) {
    const file = relative(root, path).replaceAll('\\', '/');
    if (OWN.some((own) => own.test(file))) continue;
    const count = readFileSync(path, 'utf8').match(NAMES)?.length ?? 0;
    if (count > 0) counts[file] = count;
  }
  return counts;
}

/** What is wrong: a file names a kind more often than it may, or less often than the list still says. */
export function checkKindNames(root) {
  const allowed = JSON.parse(readFileSync(join(root, LIST), 'utf8'));
  const counts = countKindNames(root);
  return [...new Set([...Object.keys(allowed), ...Object.keys(counts)])].sort().flatMap((file) => {
    const [may = 0, does = 0] = [allowed[file], counts[file]];
    if (does > may)
      return [`${file}: names a kind of content ${does} times, may ${may}: ask the registry of kinds`];
    return does < may ? [`${LIST}: ${file} is ${does} now, not ${may}`] : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = process.cwd();
  const problems = checkKindNames(root).filter((problem) => !problem.startsWith(LIST));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const counts = Object.entries(countKindNames(root)).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(root, LIST), `${JSON.stringify(Object.fromEntries(counts), null, 2)}\n`);
}
