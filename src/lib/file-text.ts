/** Texts of Russian programs that are not UTF-8 are in these letters. */
const WINDOWS = 'windows-1251';

/** The text of bytes that are UTF-8; null: they are not. */
export function utf8Text(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of bytes in the letters of Windows. */
export const windowsText = (bytes: ArrayBuffer): string => new TextDecoder(WINDOWS).decode(bytes);
