import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOUR_ANCHORS } from '@domain/tour-anchors';

/** The elements that tours point to, as the program's components mark them. */
const marked = new Set(
  readdirSync('src', { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.tsx'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/\{\.\.\.tourAnchor\('(\w+)'\)\}/g)].map(([, name]) => name)),
);

// The content is what stands below the header, so it has no mark of its own.
const marks = TOUR_ANCHORS.map((anchor) => (anchor === 'content' ? 'header' : anchor));

test.each(marks)('a component marks the element «%s», to which entries of the FAQ may lead', (anchor) => {
  expect(marked).toContain(anchor);
});
