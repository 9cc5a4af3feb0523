import limits from '@graphql/limits.json';

/** The formats of pictures that a browser can write. */
const WRITABLE: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);
const JPEG_QUALITY = 0.85;
/** The largest canvas of iOS; a larger one stays empty. */
const MAX_PIXELS = 16_000_000;
/** Each attempt has half of the pixels of the one before. */
const SCALE = Math.SQRT1_2;
const ATTEMPTS = 9;

/** Whether the file is a picture that is too large to be uploaded and can be made smaller. */
export const isFittable = ({ size, type }: Pick<File, 'size' | 'type'>): boolean =>
  size > limits.uploadBytes && WRITABLE.has(type);

function drawn(image: ImageBitmap, scale: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}

/**
 * Compresses a picture that is too large to be uploaded. Returns the file itself when it fits, is no such picture, or cannot be
 * read: the rules then say why it is rejected.
 */
export async function fitPicture(file: File): Promise<File> {
  if (!isFittable(file)) return file;
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) return file;
  try {
    let scale = Math.min(1, Math.sqrt(MAX_PIXELS / (image.width * image.height)));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const blob = await drawn(image, scale, file.type);
      if (!blob) return file;
      if (blob.size <= limits.uploadBytes) return new File([blob], file.name, { type: file.type });
      scale *= SCALE;
    }
    return file;
  } finally {
    image.close();
  }
}
