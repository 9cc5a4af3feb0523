import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { projectPath } from '@server/config/paths';
import { HEAP_GROWTH } from '@server/heap-growth';

/** Keeps some objects, and replaces others long enough for them to reach the old generation; prints the largest heap. */
const CHURN = `
  if (process.argv[1]) require('node:v8').setFlagsFromString(process.argv[1]);
  const made = (number) => ({ number, text: 'x' + number, list: [number] });
  const kept = Array.from({ length: 400000 }, (_, number) => made(number));
  const replaced = new Array(300000);
  let most = 0;
  for (let number = 0; number < 4000000; number += 1) {
    replaced[number % replaced.length] = made(number);
    if (number % 100000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(most, kept.length);`;

function largestHeap(...flags: string[]): number {
  const printed = execFileSync(process.execPath, ['-e', CHURN, ...flags], { encoding: 'utf8' });
  return Number(printed.split(' ')[0]);
}

test('`npm start` sets the same flag before it loads the program', () => {
  const start = readFileSync(projectPath('scripts', 'start.mjs'), 'utf8');
  expect(start.indexOf(HEAP_GROWTH)).toBeGreaterThan(0);
  expect(start.indexOf(HEAP_GROWTH)).toBeLessThan(start.indexOf('await import(pathToFileURL('));
});

test('the heap grows less between two collections than by default', () => {
  expect(largestHeap(HEAP_GROWTH)).toBeLessThan(largestHeap() * 0.8);
}, 60_000);
