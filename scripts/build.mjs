// Builds what `npm start` serves: build/server/main.js, and build/public with a brotli and a gzip copy beside each asset.
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildWorker } from './build-worker.mjs';
import { serverProgram } from './server-bundle.mjs';
import { checkNode, ensureInstalled, main, make, program, root, run, stopStepsOnSignal } from './steps.mjs';

const publicFolder = join(root, 'build/public');
const COMPRESSIBLE = /\.(js|mjs|css|svg|json|txt|webmanifest|wasm)$/;
/** Below this many bytes a compressed answer is not shorter on the wire. */
const WORTHWHILE = 1024;

/** Options of the server's bundle, shared with `npm run dev`. */
export const serverBundle = {
  entryPoints: [join(root, 'server/main.ts')],
  outfile: join(root, 'build/server/main.js'),
  ...serverProgram,
  sourcemap: true,
};

export const generate = () =>
  make('codegen', () =>
    run('Code generation', [
      program('@graphql-codegen/cli/esm/bin.js'),
      '--config',
      'codegen.ts',
      '--silent',
    ]),
  );

export const buildServer = () =>
  make('server', async () => {
    const { build } = await import('esbuild');
    await build(serverBundle);
    await buildWorker();
  });

/** What webpack does not know of: icons, the manifest. The page itself comes from its template. */
function copyPublic() {
  for (const name of readdirSync(join(root, 'public'))) {
    const target = join(publicFolder, name);
    if (name !== 'index.html' && !existsSync(target)) {
      cpSync(join(root, 'public', name), target, { recursive: true });
    }
  }
}

/** A line above a bundled file that names the file of its license notices, which is published beside it. */
const LICENSE_COMMENT = /^\/\*! For license information please see \S+ \*\/\n/;

/** Removes that line, which people would load with every page; a source map counts on it. */
async function withoutLicenseComment(file) {
  const content = await readFile(file);
  if (hasMaps || !file.endsWith('.js')) return content;
  const text = content.toString('utf8');
  if (!LICENSE_COMMENT.test(text)) return content;
  const shorter = Buffer.from(text.replace(LICENSE_COMMENT, ''));
  await writeFile(file, shorter);
  return shorter;
}

async function compress(file) {
  const content = await withoutLicenseComment(file);
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: { ...size, [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

async function compressAssets() {
  const files = readdirSync(publicFolder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= WORTHWHILE);
  // A few at a time: the compressors share Node's four threads, and each holds its file in memory.
  for (let start = 0; start < files.length; start += 8) {
    await Promise.all(files.slice(start, start + 8).map(compress));
  }
}

/** `--map`: what each byte comes from, in `build/maps`; `npm run bench -- --only pages` tells it by package. */
const hasMaps = process.argv.includes('--map');

export const buildBrowser = () =>
  make('browser', async () => {
    const cli = program('webpack-cli/bin/cli.js');
    await run(
      'The build for the browser',
      [
        '--import',
        'tsx',
        cli,
        '--config',
        'webpack.config.ts',
        '--mode',
        'production',
        '--stats',
        'errors-warnings',
      ],
      { env: { NODE_ENV: 'production', SOURCE_MAPS: hasMaps ? '1' : '0' } },
    );
    copyPublic();
    await compressAssets();
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const release = stopStepsOnSignal();
    checkNode();
    await ensureInstalled();
    await generate();
    await buildServer();
    await buildBrowser();
    release();
  });
}
