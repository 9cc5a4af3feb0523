// Prints the text of a PDF. A program of its own: the reader loads itself in a way that jest does not know.
import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';

const [file] = process.argv.slice(2);
const { text } = await extractText(new Uint8Array(readFileSync(file)), { mergePages: true });
process.stdout.write(text.replaceAll(/\s+/g, ' '));
