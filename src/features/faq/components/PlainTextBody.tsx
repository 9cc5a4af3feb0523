import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { LinkedText } from '@src/components/text/LinkedText';
import { richText } from '@src/components/text/SafeHtml';
import { LIST_ITEM } from '../lib/plain-list';

/** The text of an answer: blocks are separated by empty lines, lines starting with «- » form a list, URLs are links. */
export function PlainTextBody({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).map((block) => block.split('\n'));
  return (
    <Box sx={[richText, { overflowWrap: 'anywhere' }]}>
      {blocks.map((lines, index) => (
        <Block key={index} lines={lines} />
      ))}
    </Box>
  );
}

function Block({ lines }: { lines: readonly string[] }) {
  const items = lines.filter((line) => LIST_ITEM.test(line));
  const before = lines.slice(
    0,
    items.length > 0 ? lines.findIndex((line) => LIST_ITEM.test(line)) : undefined,
  );
  return (
    <>
      {before.length > 0 ? (
        <p>
          {before.map((line, index) => (
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              <LinkedText text={line} isOutside />
            </Fragment>
          ))}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul>
          {items.map((line, index) => (
            <li key={index}>
              <LinkedText text={line.replace(LIST_ITEM, '')} isOutside />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
