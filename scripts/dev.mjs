// `npm run dev`: code generation on every change of the contract, the server again on every change of its sources, and
// webpack's dev server for the browser, which passes /graphql, /api and /statics on to the server.
import { spawn } from 'node:child_process';
import { generate, serverBundle } from './build.mjs';
import { buildWorker } from './build-worker.mjs';
import { checkNode, ensureInstalled, isStale, main, program, root } from './steps.mjs';

const port = Number(process.env.PORT || 3000);
const pagePort = port + 1;
const page = `http://localhost:${pagePort}`;
const children = new Set();
let isStopping = false;

function start(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  children.add(child);
  child.on('exit', () => children.delete(child));
  return child;
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.on('exit', done));
}

let server;
let restart = Promise.resolve();

/** One after the other: the new server needs the port and the database of the old one. */
function restartServer() {
  restart = restart.then(async () => {
    server?.kill('SIGTERM');
    if (server) await ended(server);
    if (isStopping) return;
    // Letters and the check of a socket's origin must know the page that people see.
    server = start(['--enable-source-maps', serverBundle.outfile], { PORT: String(port), PUBLIC_URL: page });
  });
}

async function watchServer() {
  const { context } = await import('esbuild');
  const reload = {
    name: 'reload',
    setup(build) {
      build.onEnd(async (result) => {
        if (result.errors.length > 0) return;
        await buildWorker();
        restartServer();
      });
    },
  };
  const watching = await context({ ...serverBundle, plugins: [reload] });
  await watching.watch();
  return watching;
}

await main(async () => {
  checkNode();
  await ensureInstalled();
  if (isStale('codegen')) await generate();
  const watching = await watchServer();
  start([program('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts', '--watch', '--silent']);
  start(['--import', 'tsx', program('webpack-cli/bin/cli.js'), 'serve', '--config', 'webpack.config.ts'], {
    NODE_ENV: 'development',
    PORT: String(pagePort),
    API_URL: `http://localhost:${port}`,
  });
  console.log(`The page: ${page}    the server: http://localhost:${port}`);

  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    for (const child of children) child.kill('SIGTERM');
    await Promise.all([...children].map(ended));
    await watching.dispose();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
});
