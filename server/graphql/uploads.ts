/** A file of a multipart request, already received completely and no larger than the limit. */
export interface UploadedFile {
  /** The sender's name for the file; never used as a path. */
  name: string;
  /** As claimed by the sender; the content decides. */
  mime: string;
  bytes: Buffer;
}

/** A file that is read into memory only when it is requested, during the request's turn. */
export class Upload extends Promise<UploadedFile> {
  readonly #read: () => Promise<UploadedFile>;
  #file: Promise<UploadedFile> | null = null;

  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  constructor(read: () => Promise<UploadedFile>) {
    super(() => undefined);
    this.#read = read;
  }

  override then<Done = UploadedFile, Failed = never>(
    onDone?: ((file: UploadedFile) => Done | PromiseLike<Done>) | null,
    onFailed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    this.#file ??= this.#read();
    return this.#file.then(onDone, onFailed);
  }
}
