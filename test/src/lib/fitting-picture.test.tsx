import limits from '@graphql/limits.json';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { FormFileField } from '@src/components/form/FormFileField';
import { fitPicture } from '@src/lib/fitting-picture';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { Provider } from 'react-redux';

/** Pictures that are larger than an upload may be are compressed in the browser; other files are rejected with the reason. */

const MAX = limits.uploadBytes;
const fileOf = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

/** The canvases that were drawn. */
let drawn: { width: number; height: number; type: string | undefined }[] = [];
const close = jest.fn();

/** A browser in which a pixel of a picture takes so many bytes. */
function simulateCanvas({ width, height }: { width: number; height: number }, bytesOfPixel: number): void {
  drawn = [];
  close.mockClear();
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: jest.fn(() => Promise.resolve({ width, height, close })),
  });
  // The test environment has no canvas.
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value: () => ({ drawImage: () => undefined }),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    callback,
    type,
  ) {
    drawn.push({ width: this.width, height: this.height, type });
    callback(
      new Blob([new Uint8Array(Math.round(this.width * this.height * bytesOfPixel))], { type: type ?? '' }),
    );
  });
}
afterEach(() => jest.restoreAllMocks());

test('a photo is written again, and smaller only when that is not enough', async () => {
  simulateCanvas({ width: 2000, height: 1000 }, 1);
  const photo = await fitPicture(fileOf('Фото.JPG', 'image/jpeg', MAX + 1));
  expect(photo).toMatchObject({ name: 'Фото.JPG', type: 'image/jpeg', size: 2_000_000 });
  expect(drawn).toEqual([{ width: 2000, height: 1000, type: 'image/jpeg' }]);

  simulateCanvas({ width: 2000, height: 1000 }, 6);
  const logo = await fitPicture(fileOf('logo.png', 'image/png', 2 * MAX));
  expect(logo).toMatchObject({ name: 'logo.png', type: 'image/png' });
  expect(logo.size).toBeLessThanOrEqual(MAX);
  // Half of the pixels each time.
  expect(drawn.map(({ width }) => width)).toEqual([2000, 1414, 1000]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a picture of more pixels than a phone can draw is made smaller at once', async () => {
  simulateCanvas({ width: 12_000, height: 9_000 }, 0.1);
  await fitPicture(fileOf('scan.jpg', 'image/jpeg', 3 * MAX));
  expect(drawn).toHaveLength(1);
  for (const { width, height } of drawn) expect(width * height).toBeLessThanOrEqual(16_100_000);
});

test.each([
  ['a picture of exactly the size', 'a.jpg', 'image/jpeg', MAX],
  ['another file', 'a.pdf', 'application/pdf', MAX + 1],
  ['an animation', 'a.gif', 'image/gif', MAX + 1],
])('%s stays as it is', async (_what, name, type, size) => {
  simulateCanvas({ width: 10, height: 10 }, 1);
  const file = fileOf(name, type, size);
  expect(await fitPicture(file)).toBe(file);
  expect(drawn).toEqual([]);
});

test('what cannot be read, or cannot be made small enough, stays as it is', async () => {
  const file = fileOf('a.jpg', 'image/jpeg', MAX + 1);
  simulateCanvas({ width: 1000, height: 1000 }, 1);
  Object.defineProperty(globalThis, 'createImageBitmap', {
    configurable: true,
    value: () => Promise.reject(new Error('no picture')),
  });
  expect(await fitPicture(file)).toBe(file);
  simulateCanvas({ width: 1, height: 1 }, MAX + 1);
  expect(await fitPicture(file)).toBe(file);
  expect(close).toHaveBeenCalledTimes(1);
});

describe('a file field', () => {
  let sent: unknown[] = [];
  async function choose(file: File) {
    await startI18n('ru');
    await loadTranslations(['common', 'validation']);
    sent = [];
    const { container } = render(
      <Provider store={createStore()}>
        <ThemeRoot isDark={false}>
          <AppForm<{ file: File | null }>
            initialValues={{ file: null }}
            onSubmit={async ({ file: chosen }) => void sent.push(chosen)}
          >
            <FormFileField name="file" label="Логотип" />
            <button type="submit">Отправить</button>
          </AppForm>
        </ThemeRoot>
      </Provider>,
    );
    const input = container.querySelector('input[type=file]');
    if (!(input instanceof HTMLInputElement)) throw new Error('no field');
    await userEvent.upload(input, file);
  }

  test('takes a large photo, compressed', async () => {
    simulateCanvas({ width: 1000, height: 1000 }, 2);
    await choose(fileOf('photo.jpg', 'image/jpeg', 2 * MAX));
    expect(await screen.findByText('photo.jpg')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
    await waitFor(() => expect(sent).toMatchObject([{ name: 'photo.jpg', size: 2_000_000 }]));
  });

  test('rejects a large document, and says why', async () => {
    await choose(fileOf('scan.pdf', 'application/pdf', 2 * MAX));
    expect(await screen.findByText('Файл больше 3,00 Мб')).toBeVisible();
    expect(screen.queryByText('scan.pdf')).toBeNull();
  });
});
