/** A file of a multipart request, already received whole and no larger than the limit. */
export interface UploadedFile {
  /** As the sender named it; never used as a path. */
  name: string;
  /** As the sender claims; the content decides. */
  mime: string;
  bytes: Buffer;
}
