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

/** Address and size of a stored file: pictures of people and companies by their thumbnail, everything else as it came. */
export function contentFile(content: StoredContent): { url: string; size: number } {
  const { details } = content;
  const file = pictures.has(content.type) ? (details.formats?._150x150 ?? details) : details;
  return { url: staticsUrl(file.path), size: file.size };
}

/** Address of a person's or a company's picture: its thumbnail, or the picture itself while there is none. */
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
