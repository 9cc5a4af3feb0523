/** A file of a multipart request, already received whole and no larger than the limit. */
export interface UploadedFile {
  /** As the sender named it; never used as a path. */
  name: string;
  /** As the sender claims; the content decides. */
  mime: string;
  bytes: Buffer;
}

/** A file that is read into memory when somebody asks for it: by then it is the request's turn. */
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
