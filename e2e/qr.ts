import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright';

type Read = (points: Uint8ClampedArray, width: number, height: number) => { readonly data: string } | null;

/** A reader that nobody here wrote. */
const read = createRequire(import.meta.url)('jsqr') as Read;

/** What a camera reads in a picture as it stands on the screen; null: nothing. */
export async function readQr(page: Page, picture: Locator): Promise<string | null> {
  const shot = (await picture.screenshot()).toString('base64');
  const { width, height, points } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { width: image.width, height: image.height, points: [...data] };
  }, shot);
  return read(new Uint8ClampedArray(points), width, height)?.data ?? null;
}
