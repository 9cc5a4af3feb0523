import Link from '@mui/material/Link';

const ADDRESS = /(https?:\/\/\S+)/;

/** Plain text with clickable URLs. `isOutside`: they open in a new tab. */
export function LinkedText({ text, isOutside = false }: { text: string; isOutside?: boolean }) {
  const target = isOutside ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return text.split(ADDRESS).map((part, index) =>
    // Every second part is a URL, because the split keeps its separators.
    index % 2 ? (
      <Link key={index} href={part} {...target}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
}
