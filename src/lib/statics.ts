interface StoredContent {
  type: string;
  details: {
    path: string;
    size: number;
    preview?: { path: string; size: number } | null;
  };
}

const pictures = new Set(['logo', 'avatar', 'preview']);

/** Address and size of a stored file: pictures of people and companies by their thumbnail, everything else as it came. */
export function contentFile(content: StoredContent): { url: string; size: number } {
  const { details } = content;
  const file = pictures.has(content.type) ? (details.preview ?? details) : details;
  return { url: staticsUrl(file.path), size: file.size };
}

/** Address of a person's or a company's picture: its thumbnail, or the picture itself while there is none. */
export function pictureUrl(content: {
  details: { path: string; preview?: { path: string } | null };
}): string {
  return staticsUrl((content.details.preview ?? content.details).path);
}

function staticsUrl(path: string): string {
  return `/statics${path.startsWith('/') ? '' : '/'}${path}`;
}
