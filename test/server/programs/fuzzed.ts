import { writeHeapSnapshot } from 'node:v8';
import { startTestApp } from '@test/helpers/app';
import { questionShape, type FuzzedResponse } from '@test/helpers/contract/fuzzed-server';

// The server that receives the requests of `fuzz.test.ts`. Started with --expose-gc by `startFuzzedServer`.
const send = (reported: FuzzedResponse) => void process.send?.(reported);

const t = await startTestApp({
  onLog: (line) => {
    if (line.includes('"level":50') || line.includes('"level":60')) send({ kind: 'unexpected', line });
  },
});

/** A second collection frees what the finalizers of the first one released. */
function heapMegabytes(): number {
  global.gc?.();
  global.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
}

process.on('message', (message) => {
  const { id, what, userId = 0 } = questionShape.parse(message);
  if (what === 'stop') void t.stop().then(() => process.exit(0));
  else if (what === 'heap') {
    const value = heapMegabytes();
    // For finding leaks: snapshots of two moments are compared by their constructors.
    const folder = process.env.ADAPTIKA_FUZZ_SNAPSHOTS;
    if (folder) writeHeapSnapshot(`${folder}/${Date.now()}.heapsnapshot`);
    send({ kind: 'answer', id, value });
  } else void t.signIn(userId).then((value) => send({ kind: 'answer', id, value }));
});
send({ kind: 'listens', url: t.url });
