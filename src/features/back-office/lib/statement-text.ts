/** How a statement of an old program names its letters. */
const DOS = /^.{0,20}=DOS\s*$/m;

/** The text of a bank's file: UTF-8 where it is that, else the letters of Windows or, where its head says so, of DOS. */
export function decodeStatement(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1251').decode(bytes);
    return DOS.test(text.slice(0, 500)) ? new TextDecoder('ibm866').decode(bytes) : text;
  }
}
