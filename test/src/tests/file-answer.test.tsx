import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Taking } from '@src/features/tests/api';
import { Runner } from '@src/features/tests/passing/Runner';
import limits from '@graphql/limits.json';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

/** File answers: sent with their progress, kept through a lost network, replaced and removed. */

const wire = openPageWire();

interface SentForm {
  upload: { attemptId: number; tab: string; questionId: string };
  clientKey: string;
  name: string;
}

/** Simulated requests with progress events, like a browser's; a test responds to them. */
class FakeRequest {
  static all: FakeRequest[] = [];
  upload = new EventTarget();
  status = 200;
  responseText = '';
  form: FormData | null = null;
  private readonly target = new EventTarget();
  open = jest.fn();
  setRequestHeader = jest.fn();
  abort = jest.fn();
  addEventListener(name: string, listener: () => void) {
    this.target.addEventListener(name, listener);
  }
  send(form: FormData) {
    this.form = form;
    FakeRequest.all.push(this);
  }
  get sent(): SentForm {
    const { variables }: { variables: Omit<SentForm, 'name'> } = JSON.parse(
      String(this.form?.get('operations')),
    );
    const file = this.form?.get('0');
    return { ...variables, name: file instanceof File ? file.name : '' };
  }
  progress(loaded: number, total: number) {
    act(() => {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    });
  }
  answer(body: unknown) {
    this.responseText = JSON.stringify(body);
    act(() => void this.target.dispatchEvent(new Event('load')));
  }
  fail() {
    act(() => void this.target.dispatchEvent(new Event('error')));
  }
}

const browserRequest = globalThis.XMLHttpRequest;
beforeEach(() => {
  localStorage.clear();
  FakeRequest.all = [];
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  wire.answer = () => ({ data: {} });
});
afterEach(() => Object.assign(globalThis, { XMLHttpRequest: browserRequest }));

const moment = '2026-03-02T09:00:00Z';
const taking: Taking = {
  ...{ id: 5, testId: 1, number: 1, state: 'inProgress', endedBy: null, startedAt: moment, deadlineAt: null },
  ...{ grantedMinutes: 0, returnedSec: 0, serverNow: moment, finishedAt: null, questionCount: 2 },
  ...{
    answeredCount: 0,
    points: null,
    maxPoints: null,
    percent: null,
    isPassed: null,
    answers: [],
    pictures: [],
    files: [],
  },
  version: {
    id: 2,
    label: '1.0',
    settings: {
      ...{ passPercent: 80, attemptsMax: 2, limitMinutes: 0, delayHours: 0, openOn: null, closeOn: null },
      ...{ shuffleQuestions: false, shuffleAnswers: false, grading: 'best' },
      review: { score: 'immediately', correctness: 'never', key: 'never', explanation: 'never' },
    },
  },
  questions: [
    { id: 'q1', type: 'fileAnswer', text: 'Приложите акт', task: { kinds: ['pdf'], filesMax: 2 } },
    { id: 'q2', type: 'trueFalse', text: 'Касса открыта?', task: {} },
  ],
};

const stored = (id: number, name: string) => ({
  data: {
    testAnswerFileAdd: {
      ...{ id, sha256: String(id).repeat(64) },
      content: { type: 'other', name, details: { path: `/closed/${id}.pdf?signature=1`, size: 2048 } },
    },
  },
});

const show = (files: Partial<Taking> = {}) =>
  showPart(
    <Runner
      taking={{ ...taking, ...files }}
      tab="window-1"
      isTaking={false}
      onTakeOver={() => undefined}
      onEnd={() => undefined}
    />,
  );

const pdf = (name = 'Акт.pdf', size = 4) => new File(['x'.repeat(size)], name, { type: 'application/pdf' });
const choose = async (user: ReturnType<typeof userEvent.setup>, ...files: File[]) => {
  await screen.findByRole('button', { name: /Перетащите/ });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no place for a file');
  await user.upload(input, files);
};
const savedFiles = () =>
  wire
    .mutations()
    .filter(({ query }) => query.includes('testAnswerSave'))
    .map(({ variables }) => JSON.stringify(variables));

it('a file is sent with its progress and becomes the answer, whichever question is open by then', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show();
  await choose(user, pdf());
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  const [request] = FakeRequest.all;
  expect(request?.sent).toMatchObject({
    ...{ upload: { attemptId: 5, tab: 'window-1', questionId: 'q1' }, name: 'Акт.pdf' },
  });
  request?.progress(1, 4);
  expect(screen.getByRole('progressbar', { name: 'Загружаем «Акт.pdf»' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  await user.click(screen.getByRole('radio', { name: /Верно/ }));
  request?.answer(stored(7, 'Акт.pdf'));
  await waitFor(() => expect(savedFiles().join()).toContain(`"sha256":"${'7'.repeat(64)}"`));
  // The answer given meanwhile is still there.
  expect(screen.getByRole('radio', { name: /^Верно/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Назад' }));
  const link = screen.getByRole('link', { name: 'Открыть «Акт.pdf» в новой вкладке' });
  expect(link).toHaveAttribute('href', '/statics/closed/7.pdf?signature=1');
});

it('without a network the file waits, and is resent as the same one; the attempt does not end before it', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show();
  await choose(user, pdf());
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  FakeRequest.all[0]?.fail();
  expect(await screen.findByText('Нет связи. Загрузим «Акт.pdf», когда она появится')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  await user.click(screen.getByRole('button', { name: 'Завершить…' }));
  await user.click(await screen.findByRole('button', { name: 'Завершить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Часть ответов ещё не отправлена');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
  expect(FakeRequest.all[1]?.sent.clientKey).toBe(FakeRequest.all[0]?.sent.clientKey);
  expect(wire.mutations().filter(({ query }) => query.includes('testAttemptSubmit'))).toEqual([]);
});

it('a too large, wrong or excess file is reported at once, and nothing of it is sent', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show();
  await choose(user, pdf('Акт.docx'), pdf('Большой.pdf', limits.uploadBytes + 1), pdf('Третий.pdf'));
  const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(said).toEqual([
    expect.stringMatching(/^«Акт\.docx» не загружен: .*pdf/),
    expect.stringMatching(/^«Большой\.pdf» не загружен: .*3/),
    'Можно приложить не больше 2 файлов',
  ]);
  expect(FakeRequest.all).toEqual([]);
});

it('a server rejection shows its message; it is removed by keyboard, and so is a file of the answer', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const kept = { id: 3, name: 'Старый.pdf', size: 10, sha256: '3'.repeat(64) };
  show({
    answers: [
      {
        questionId: 'q1',
        answer: { type: 'fileAnswer', files: [kept] },
        seq: 4,
        isFlagged: false,
        savedAt: moment,
      },
    ],
  });
  // The file behind it is gone: its name stays.
  expect(screen.getByText('Старый.pdf · файл удалён')).toBeVisible();
  await choose(user, pdf());
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  FakeRequest.all[0]?.answer({
    errors: [
      {
        message: 'Содержимое файла не соответствует расширению',
        extensions: { type: 'GraphQLError', code: 'validation.fileContent', field: 'file' },
      },
    ],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '«Акт.pdf» не загружен: Содержимое файла не соответствует расширению',
  );
  act(() => screen.getByRole('button', { name: 'Убрать «Акт.pdf»' }).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Убрать «Старый.pdf»' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(savedFiles().join()).toContain('"answer":null,"isFlagged":false,"seq":5'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Перетащите файл сюда или выберите/ })).toHaveFocus(),
  );
});

it('the only file is replaced by the next one when that has arrived, not before', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show({
    questions: [{ id: 'q1', type: 'fileAnswer', text: 'Акт', task: { kinds: ['pdf'], filesMax: 1 } }],
  });
  await choose(user, pdf('Первый.pdf'));
  await waitFor(() => expect(FakeRequest.all).toHaveLength(1));
  FakeRequest.all[0]?.answer(stored(7, 'Первый.pdf'));
  expect(await screen.findByRole('link', { name: /Первый/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /чтобы заменить/ })).toBeVisible();
  await choose(user, pdf('Второй.pdf'));
  await waitFor(() => expect(FakeRequest.all).toHaveLength(2));
  expect(screen.getByRole('link', { name: /Первый/ })).toBeVisible();
  FakeRequest.all[1]?.answer(stored(8, 'Второй.pdf'));
  expect(await screen.findByRole('link', { name: /Второй/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Первый/ })).toBeNull();
});
