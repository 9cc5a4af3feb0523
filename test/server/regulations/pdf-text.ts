import { execFileSync } from 'node:child_process';

const PROGRAM = `
import { extractText, getDocumentProxy } from 'unpdf';
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(chunks))), { mergePages: true });
process.stdout.write(text);
`;

/**
 * The text of a PDF on one line. Extracted in a separate process: the library imports itself in a way that jest does not support.
 */
export function pdfText(bytes: Buffer): string {
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', PROGRAM], { input: bytes });
  return text.toString('utf8').replaceAll(/\s+/g, ' ');
}
