/** The encoding of Russian texts that are not UTF-8. */
const WINDOWS = 'windows-1251';

/** Decodes UTF-8 bytes; null when they are not valid UTF-8. */
export function utf8Text(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes bytes in the Windows encoding. */
export const windowsText = (bytes: ArrayBuffer): string => new TextDecoder(WINDOWS).decode(bytes);
