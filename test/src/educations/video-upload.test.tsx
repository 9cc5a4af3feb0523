import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppForm } from '@src/components/form/AppForm';
import { OwnVideoField } from '@src/features/educations/edit/OwnVideoField';
import { videoSchema, videoValues } from '@src/features/educations/edit/video-form';
import { loadTranslations } from '@src/lib/i18n';
import { AlertsHost } from '@src/store/AlertsHost';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

// jest would load its build for Node, which knows neither files nor the browser's requests.
jest.mock('tus-js-client', () => jest.requireActual<object>('tus-js-client/lib.es5/browser'));

/** The disk of the server is full: before an upload, and in the middle of it. */

const wire = openPageWire();
beforeAll(() => loadTranslations(['educations']));

/** A server that takes no part of a file, as the library's requests meet it. */
class FullServer {
  static sent: string[] = [];
  upload = {};
  status = 0;
  responseText = '';
  onload: () => void = () => undefined;
  private method = '';
  open(method: string) {
    this.method = method;
  }
  setRequestHeader = jest.fn();
  abort = jest.fn();
  getResponseHeader(name: string): string | null {
    return { 'upload-offset': '0', 'upload-length': '3' }[name.toLowerCase()] ?? null;
  }
  send() {
    FullServer.sent.push(this.method);
    this.status = this.method === 'HEAD' ? 200 : 507;
    setTimeout(() => act(() => this.onload()));
  }
}

const browserRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  FullServer.sent = [];
  Object.assign(globalThis, { XMLHttpRequest: FullServer });
});
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: browserRequest }));

const DROP = /^Загрузите своё видео/;
const NO_ROOM = 'На сервере не хватает места. Сообщите администратору';
const UPLOAD = {
  ...{
    id: '0f0e0d0c-0000-4000-8000-000000000001',
    name: 'Касса.webm',
    size: 3,
    offset: 0,
    state: 'uploading',
  },
  ...{ error: null, contentId: null, durationSec: null },
};

/** Opens the field and drops a film. */
async function drop(begun: object): Promise<void> {
  wire.answer = ({ query }) => {
    if (query.includes('mutation educationVideoUpload(')) return begun;
    if (query.includes('educationVideoUploadCancel')) return { data: { educationVideoUploadCancel: true } };
    return { data: { education: { id: 5, videoMaxBytes: 1_000_000, videoUpload: null } } };
  };
  showPart(
    <>
      <AppForm initialValues={videoValues(null)} schema={videoSchema} onSubmit={async () => undefined}>
        <OwnVideoField educationId={5} name={null} />
      </AppForm>
      <AlertsHost />
    </>,
  );
  await screen.findByRole('button', { name: DROP });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  await userEvent.upload(input, new File(['abc'], 'Касса.webm', { type: 'video/webm' }));
}

test('no room in the middle of an upload: the page says so, does not try again and again, and lets go of the window', async () => {
  await drop({ data: { educationVideoUpload: UPLOAD } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${NO_ROOM}.`));
  expect(screen.getByText('Касса.webm')).toBeVisible();
  expect(FullServer.sent).toEqual(['HEAD', 'PATCH']);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Остановить' }));
  expect(await screen.findByRole('button', { name: DROP })).toBeEnabled();
});

test('no room beforehand: the reason is shown, nothing is sent, and another file can be chosen', async () => {
  const error = {
    message: NO_ROOM,
    extensions: { type: 'GraphQLError', code: 'education.fileNoRoom', field: 'file' },
  };
  await drop({ data: null, errors: [error] });
  expect(await screen.findByText(NO_ROOM)).toBeVisible();
  expect(FullServer.sent).toEqual([]);
  expect(screen.getByRole('button', { name: DROP })).toBeEnabled();
});
