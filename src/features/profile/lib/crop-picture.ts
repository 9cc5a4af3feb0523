/** A part of a picture, in its own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Wide and high enough for every place that shows a face. */
const SIDE = 512;

/** Cuts the square out of a picture, no larger than it is shown. Null: the browser could not. */
export async function cropPicture(picture: Blob, area: PictureArea): Promise<File | null> {
  const image = await createImageBitmap(picture);
  const side = Math.min(SIDE, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A picture without a ground of its own would get a black one.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'avatar.jpg', { type: blob.type });
}
