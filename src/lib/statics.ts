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
  return { url: `/statics${file.path.startsWith('/') ? '' : '/'}${file.path}`, size: file.size };
}
