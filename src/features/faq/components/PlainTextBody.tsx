import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import { richText } from '@src/components/text/SafeHtml';

const ITEM = /^[-•]\s+/;
const ADDRESS = /(https?:\/\/\S+)/;

/** The text of an answer: blocks between empty lines; lines that begin with «- » are a list; addresses are links. */
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
  const items = lines.filter((line) => ITEM.test(line));
  const before = lines.slice(0, items.length > 0 ? lines.findIndex((line) => ITEM.test(line)) : undefined);
  return (
    <>
      {before.length > 0 ? (
        <p>
          {before.map((line, index) => (
            <Fragment key={index}>
              {index > 0 ? <br /> : null}
              <Linked text={line} />
            </Fragment>
          ))}
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul>
          {items.map((line, index) => (
            <li key={index}>
              <Linked text={line.replace(ITEM, '')} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Linked({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Every second part is an address: the split keeps what it splits by.
    index % 2 ? (
      <Link key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
