// Prints what the QR code on the first page of a PDF (standard input) says. A program of its own: the reader loads itself in a
// way that jest does not know.
import decodeQR from 'qr/decode.js';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

// The reader asks for it and Node 20 has none.
ArrayBuffer.prototype.transferToFixedLength ??= function transferToFixedLength(length = this.byteLength) {
  return this.slice(0, length);
};

const PIXELS_PER_POINT = 4;
/** A larger square is the white one below the code. */
const LARGEST = 20;

/** The modules of the code, squares that the page fills: of each its corner and its size, in points. */
async function squaresOf(page) {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, index) => {
    const [how, , box] = operator === OPS.constructPath ? argsArray[index] : [];
    if (!box || ![OPS.fill, OPS.eoFill].includes(how)) return [];
    const [left, top, right, bottom] = box;
    const size = right - left;
    return Math.abs(size - (bottom - top)) < 0.01 && size < LARGEST ? [{ left, top, size }] : [];
  });
}

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const page = await (await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)))).getPage(1);
const { width: pageWidth, height: pageHeight } = page.getViewport({ scale: PIXELS_PER_POINT });
const [width, height] = [Math.ceil(pageWidth), Math.ceil(pageHeight)];
const data = new Uint8Array(width * height * 4).fill(255);
for (const { left, top, size } of await squaresOf(page)) {
  const edge = (value) => Math.round(value * PIXELS_PER_POINT);
  for (let y = edge(top); y < edge(top + size); y += 1) {
    for (let x = edge(left); x < edge(left + size); x += 1)
      data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
}
process.stdout.write(decodeQR({ width, height, data }, { timeLimit: 10_000 }));
