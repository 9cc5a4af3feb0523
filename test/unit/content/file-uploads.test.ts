import { createFileUploads, type FileUpload, type SentFile } from '@src/features/tests/answers/file-uploads';

// Files of an attempt being uploaded: the server is down, rejects them, or gets them twice.

const stored = (id: number) => ({ id, name: `${id}.pdf`, size: 1, sha256: 'f'.repeat(64) });
const aFile = (name = 'Акт.pdf') => new File(['акт'], name);

function open() {
  const answers: ((sent: SentFile) => void)[] = [];
  const sentKeys: string[] = [];
  const arrived: [string, number][] = [];
  let shown: readonly FileUpload[] = [];
  let keys = 0;
  const uploads = createFileUploads({
    newKey: () => `key-${(keys += 1)}`,
    send: ({ key }, onProgress) => {
      sentKeys.push(key);
      onProgress(40);
      return new Promise((resolve) => answers.push(resolve));
    },
    onChange: (next) => {
      shown = next;
    },
    onStored: ({ questionId }, { id }) => arrived.push([questionId, id]),
  });
  const answer = async (sent: SentFile) => {
    answers.shift()?.(sent);
    // The remaining steps use only promises.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { uploads, answer, arrived, sentKeys, shown: () => shown };
}

test('a file is added to its answer when the server has it, and reports its progress until then', async () => {
  const { uploads, answer, arrived, shown } = open();
  uploads.add('q1', aFile());
  uploads.add('q2', aFile('Фото.png'));
  expect(shown().map(({ percent }) => percent)).toEqual([40, 40]);
  await answer({ stored: stored(7) });
  expect(arrived).toEqual([['q1', 7]]);
  expect(shown().map(({ questionId }) => questionId)).toEqual(['q2']);
});

test('without a network it waits, and is resent with the same key: never twice at once', async () => {
  const { uploads, answer, arrived, sentKeys, shown } = open();
  uploads.add('q1', aFile());
  await answer({ isNetwork: true });
  expect(shown()[0]?.state).toBe('waiting');
  expect(await uploads.settled()).toBe(false);
  uploads.resume();
  uploads.resume();
  uploads.retry('key-1');
  expect(sentKeys).toEqual(['key-1', 'key-1']);
  await answer({ stored: stored(7) });
  expect(arrived).toEqual([['q1', 7]]);
  expect(await uploads.settled()).toBe(true);
});

test('a file rejected by the server shows the reason, blocks no ending, and is resent only manually', async () => {
  const { uploads, answer, sentKeys, shown } = open();
  uploads.add('q1', aFile());
  await answer({ problem: 'В файле другое' });
  expect(shown()).toMatchObject([{ state: 'failed', problem: 'В файле другое' }]);
  uploads.resume();
  expect(sentKeys).toEqual(['key-1']);
  expect(await uploads.settled()).toBe(true);
  uploads.retry('key-1');
  expect(shown()).toMatchObject([{ state: 'sending', problem: '' }]);
});

test('a file removed during its upload is added to no answer', async () => {
  const { uploads, answer, arrived, shown } = open();
  uploads.add('q1', aFile());
  uploads.cancel('key-1');
  await answer({ stored: stored(7) });
  expect([arrived, shown()]).toEqual([[], []]);
});
