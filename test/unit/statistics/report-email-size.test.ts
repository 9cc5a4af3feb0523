import { createTransport } from 'nodemailer';
import { fitsEmail, MAX_EMAIL } from '@server/modules/reports/files/email-size';

/** The email with the file of a report, as the mail server gets it, is at most 10 MB. */

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

async function sizeOf(bytes: number): Promise<number> {
  const { message } = await transport.sendMail({
    ...{ from: 'no-reply@adaptika.ru', to: 'head@zavod.ru', subject: 'Отчёт «Просрочки»' },
    text: 'Строк: 100 000\n'.repeat(20),
    html: '<p>Строк: 100 000</p>'.repeat(100),
    attachments: [{ filename: 'Просрочки.xlsx', content: Buffer.alloc(bytes, 7) }],
  });
  if (!(message instanceof Buffer)) throw new Error('the email is not in memory');
  return message.length;
}

/** The largest file that is attached. */
function largest(): number {
  let [fits, tooLarge] = [0, MAX_EMAIL];
  while (tooLarge - fits > 1) {
    const middle = Math.floor((fits + tooLarge) / 2);
    if (fitsEmail(middle)) fits = middle;
    else tooLarge = middle;
  }
  return fits;
}

test('with the largest file that is attached, the email is at most 10 MB, and hardly less', async () => {
  const size = await sizeOf(largest());
  expect(size).toBeLessThanOrEqual(MAX_EMAIL);
  expect(size).toBeGreaterThan(0.98 * MAX_EMAIL);
});

test('a file of 8 MB, whose email would have more than 10 MB, is not attached', async () => {
  const bytes = 8 * 1024 * 1024;
  expect(await sizeOf(bytes)).toBeGreaterThan(MAX_EMAIL);
  expect(fitsEmail(bytes)).toBe(false);
});
