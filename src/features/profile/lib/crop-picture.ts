/** A part of a picture, in the picture's own pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Large enough for every place that shows an avatar. */
const SIDE = 512;

/** Crops a square out of a picture, not larger than it is displayed. Null when the browser failed. */
export async function cropPicture(picture: Blob, area: PictureArea): Promise<File | null> {
  const image = await createImageBitmap(picture);
  const side = Math.min(SIDE, Math.round(area.width));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A transparent picture would otherwise get a black background.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'avatar.jpg', { type: blob.type });
}
