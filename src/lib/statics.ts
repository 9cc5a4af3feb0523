interface StoredContent {
  type: string;
  details: {
    path: string;
    size: number;
    /** Of pictures. */
    formats?: { _150x150: { path: string; size: number } | null };
  };
}

const pictures = new Set(['logo', 'avatar', 'preview']);

/** Returns the URL and size of a stored file: the thumbnail for pictures of people and companies, the original otherwise. */
export function contentFile(content: StoredContent): { url: string; size: number } {
  const { details } = content;
  const file = pictures.has(content.type) ? (details.formats?._150x150 ?? details) : details;
  return { url: staticsUrl(file.path), size: file.size };
}

/** Returns the URL of a person's or company's picture: its thumbnail, or the original while there is no thumbnail. */
export function pictureUrl({
  details,
}: {
  details: { path: string; formats: { _150x150: { path: string } | null } };
}): string {
  return staticsUrl((details.formats._150x150 ?? details).path);
}

function staticsUrl(path: string): string {
  return `/statics${path.startsWith('/') ? '' : '/'}${path}`;
}
