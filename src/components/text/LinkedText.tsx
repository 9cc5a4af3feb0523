import Link from '@mui/material/Link';

const ADDRESS = /(https?:\/\/\S+)/;

/** A plain text in which addresses are links. `isOutside`: they open beside the cabinet. */
export function LinkedText({ text, isOutside = false }: { text: string; isOutside?: boolean }) {
  const target = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return text.split(ADDRESS).map((part, index) =>
    // Every second part is an address: the split keeps what it splits by.
    index % 2 ? (
      <Link key={index} href={part} {...target}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
