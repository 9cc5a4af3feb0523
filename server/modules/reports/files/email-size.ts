/** The limit for an email as it is sent: a larger file has to be downloaded from the application. */
export const MAX_EMAIL = 10 * 1024 * 1024;
/** What an email has besides its file: its headers, its text twice, up to twenty lines of groups. */
export const BODY = 128 * 1024;
/** An attachment is sent as Base64, in lines of this length. */
const LINE = 76;

/** Returns how many bytes a file of this size takes in an email. */
function attachedSize(bytes: number): number {
  const encoded = 4 * Math.ceil(bytes / 3);
  return encoded + 2 * Math.ceil(encoded / LINE);
}

/** Whether an email with a file of this size is within the limit. */
export const fitsEmail = (bytes: number, max = MAX_EMAIL): boolean => attachedSize(bytes) + BODY <= max;
