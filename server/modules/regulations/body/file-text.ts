import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { projectPath } from '@server/config/paths';
import { AppError } from '@server/errors';

/**
 * What the thread runs, as text, so that it needs no file beside the bundled server. Files of strangers are parsed here
 * and not beside other people's requests: a file may be made so that reading it never ends, or fills the memory.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { kind, library, bytes } = workerData;

async function pdf() {
  const { getDocumentProxy, extractText } = require(library);
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: false });
  return text.join('\\f');
}

async function doc() {
  const Extractor = require(library);
  const document = await new Extractor().extract(Buffer.from(bytes));
  return document.getBody();
}

(kind === 'pdf' ? pdf() : doc()).then(
  (text) => parentPort.postMessage({ text }),
  (error) => parentPort.postMessage({ failure: error && error.name }),
);
`;

const resolve = createRequire(projectPath('package.json')).resolve;
const LIBRARIES = { pdf: resolve('unpdf'), doc: resolve('word-extractor') };
/** An honest file of 3 MB is read in a second or two. */
const PATIENCE_MS = 20_000;
const MEMORY_MB = 384;
const answer = z.object({ text: z.string().optional(), failure: z.string().optional() });

const broken = () => new AppError('regulation.fileBroken', { field: 'file' });

/**
 * The words of a PDF or of an old Word file, line by line as they stand there, a form feed between pages; empty when it has none (a scan).
 * @throws {AppError} regulation.fileBroken, fileEncrypted
 */
export function readFileText(kind: keyof typeof LIBRARIES, bytes: Buffer): Promise<string> {
  return new Promise((done, fail) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      // What the libraries say about odd files is not the server's log.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      workerData: { kind, bytes, library: LIBRARIES[kind] },
    });
    const timer = setTimeout(() => void worker.terminate(), PATIENCE_MS);
    worker.once('message', (message: unknown) => {
      const { text, failure } = answer.parse(message);
      if (text !== undefined) done(text);
      else if (failure === 'PasswordException') {
        fail(new AppError('regulation.fileEncrypted', { field: 'file' }));
      } else fail(broken());
      void worker.terminate();
    });
    worker.once('error', () => fail(broken()));
    // After a message or an error this rejects a promise that is settled already.
    worker.once('exit', () => {
      clearTimeout(timer);
      fail(broken());
    });
  });
}
