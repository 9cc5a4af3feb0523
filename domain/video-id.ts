const patterns = [
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/,
  /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]{11})(?:[?#/]|$)/,
  /^(?:https?:\/\/)?youtu\.be\/([\w-]{11})(?:[?#/]|$)/,
];

/** The 11 characters that name a video, from its watch or short address; null for anything else. */
export function videoId(url: string): string | null {
  for (const pattern of patterns) {
    const id = pattern.exec(url.trim())?.[1];
    if (id) return id;
  }
  return null;
}
