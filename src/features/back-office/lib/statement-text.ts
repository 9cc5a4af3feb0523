import { utf8Text, windowsText } from '@src/lib/file-text';

/** The encoding header of statements from old programs. */
const DOS = /^.{0,20}=DOS\s*$/m;

/** Decodes a bank's file: UTF-8 if valid, else the Windows encoding, or DOS if the header says so. */
export function decodeStatement(bytes: ArrayBuffer): string {
  const text = utf8Text(bytes);
  if (text !== null) return text;
  const ofWindows = windowsText(bytes);
  return DOS.test(ofWindows.slice(0, 500)) ? new TextDecoder('ibm866').decode(bytes) : ofWindows;
}
