import { utf8Text, windowsText } from '@src/lib/file-text';

/** How a statement of an old program names its letters. */
const DOS = /^.{0,20}=DOS\s*$/m;

/** The text of a bank's file: UTF-8 where it is that, else the letters of Windows or, where its head says so, of DOS. */
export function decodeStatement(bytes: ArrayBuffer): string {
  const text = utf8Text(bytes);
  if (text !== null) return text;
  const ofWindows = windowsText(bytes);
  return DOS.test(ofWindows.slice(0, 500)) ? new TextDecoder('ibm866').decode(bytes) : ofWindows;
}
