import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import type { AnyQuestion, QuestionOf, Region } from '@domain/questions/question';
import type { ApiError } from '@src/api/errors';
import { HotspotFields } from '@src/features/tests/question/HotspotFields';
import { AddPictureContext, QuestionPictures } from '@src/features/tests/question/QuestionPictures';
import { loadTranslations, startI18n } from '@src/lib/i18n';
import { createStore } from '@src/store/store';
import { ThemeRoot } from '@src/theme/ThemeRoot';

/** Right regions of a picture: drawn by pointer, moved by keyboard, typed as numbers. */

beforeAll(async () => {
  await startI18n('ru');
  await loadTranslations(['tests', 'common', 'validation']);
  // jsdom has no pointer capture.
  Element.prototype.setPointerCapture = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const HALL = {
  id: 7,
  type: 'picture',
  name: 'зал.png',
  mime: 'image/png',
  details: { path: 'zal', size: 1 },
};
const REGION: Region = { x: 100, y: 100, width: 200, height: 150 };

const asked = (regions: readonly Region[], imageId = 7): QuestionOf<'hotspot'> => ({
  ...{ id: 'q', type: 'hotspot', text: 'Где касса?', points: 100, isShuffled: false },
  explained: { explanation: '', feedback: {} },
  task: { imageId, alt: 'Торговый зал', isMany: false },
  key: { regions },
});

function show(first: QuestionOf<'hotspot'>, isReadOnly = false) {
  let now: AnyQuestion = first;
  function Field() {
    const [question, setQuestion] = useState(first);
    const change = (next: AnyQuestion) => {
      now = next;
      if (next.type === 'hotspot') setQuestion(next);
    };
    return (
      <fieldset disabled={isReadOnly}>
        <HotspotFields question={question} onChange={change} />
      </fieldset>
    );
  }
  const { container } = render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <QuestionPictures testId={1} pictures={[HALL]}>
          <Field />
        </QuestionPictures>
      </ThemeRoot>
    </Provider>,
  );
  const canvas = () => {
    const found = container.querySelector('[data-canvas]');
    if (!found) throw new Error('no picture');
    return found;
  };
  return { canvas, regions: () => ('regions' in now.key ? now.key.regions : []), now: () => now };
}

/** jsdom has no pointer events: a mouse event with that name. */
const point = (type: string, target: Element, [clientX, clientY]: [number, number]) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0 }));

const drawn = (number: number) => screen.getByRole('button', { name: new RegExp(`^Область ${number}:`) });

it('by keyboard: added, moved by arrows, resized with Shift, removed; each time its position is announced', async () => {
  const user = userEvent.setup();
  const { regions } = show(asked([]));
  await user.click(screen.getByRole('button', { name: 'Добавить область' }));
  expect(regions()).toEqual([{ x: 400, y: 400, width: 200, height: 200 }]);
  act(() => drawn(1).focus());
  expect(drawn(1)).toHaveAccessibleDescription(/Shift и стрелки меняют размер/);
  await user.keyboard('{ArrowLeft>3/}{ArrowDown}{Shift>}{ArrowRight>2/}{ArrowUp}{/Shift}');
  expect(regions()).toEqual([{ x: 370, y: 410, width: 220, height: 190 }]);
  expect(drawn(1)).toHaveAccessibleName('Область 1: 37 % слева, 41 % сверху, ширина 22 %, высота 19 %');
  await user.keyboard('{Delete}');
  expect(regions()).toEqual([]);
});

it('by keyboard it never leaves the picture, and never gets too small to click', async () => {
  const user = userEvent.setup();
  const { regions } = show(asked([{ x: 20, y: 800, width: 40, height: 190 }]));
  act(() => drawn(1).focus());
  await user.keyboard('{ArrowLeft>3/}{ArrowDown>2/}{Shift>}{ArrowLeft>3/}{ArrowDown>2/}{/Shift}');
  expect(regions()).toEqual([{ x: 0, y: 810, width: 20, height: 190 }]);
});

it('in numbers: percent with a tenth, kept within the picture; an incomplete number moves nothing', async () => {
  const user = userEvent.setup();
  const { regions } = show(asked([REGION]));
  const row = within(screen.getByRole('group', { name: 'Область 1' }));
  const type = async (name: string, text: string) => {
    await user.clear(row.getByRole('textbox', { name }));
    await user.type(row.getByRole('textbox', { name }), text);
    await user.tab();
  };
  await type('Слева, %', '12,5');
  expect(regions()).toEqual([{ ...REGION, x: 125 }]);
  await type('Сверху, %', '99');
  expect(regions()).toEqual([{ ...REGION, x: 125, y: 850 }]);
  await type('Ширина, %', 'много');
  expect(row.getByRole('textbox', { name: 'Ширина, %' })).toHaveValue('20');
  await user.click(row.getByRole('button', { name: 'Удалить область 1' }));
  expect(regions()).toEqual([]);
});

it('by pointer: drawn from any corner, moved by its inside, resized by its corner; a mere click draws nothing', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  const { canvas, regions } = show(asked([]));
  const drag = (target: Element, from: [number, number], to: [number, number]) => {
    point('pointerdown', target, from);
    point('pointermove', canvas(), to);
    point('pointerup', canvas(), to);
  };
  drag(canvas(), [50, 50], [51, 50]);
  expect(regions()).toEqual([]);
  drag(canvas(), [100, 60], [20, 10]);
  expect(regions()).toEqual([{ x: 100, y: 100, width: 400, height: 500 }]);
  drag(drawn(1), [30, 20], [50, 30]);
  expect(regions()).toEqual([{ x: 200, y: 200, width: 400, height: 500 }]);
  const corner = drawn(1).querySelector('[data-part=corner]');
  if (!corner) throw new Error('no corner');
  drag(corner, [120, 70], [500, 500]);
  expect(regions()).toEqual([{ x: 200, y: 200, width: 800, height: 800 }]);
});

it('one mark is required, until the author requires every region to be marked', async () => {
  const { now } = show(asked([REGION]));
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Нужно отметить каждую область' }));
  expect(now()).toMatchObject({ task: { imageId: 7, isMany: true } });
});

it('a read-only draft is not drawn on', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
  const { canvas, regions } = show(asked([REGION]), true);
  point('pointerdown', canvas(), [100, 60]);
  point('pointermove', canvas(), [180, 90]);
  point('pointerup', canvas(), [180, 90]);
  expect(regions()).toEqual([REGION]);
});

it('requires the picture first and then its description; a file that is no picture is rejected beside the field', async () => {
  const { now } = show(asked([], 0));
  expect(screen.queryByRole('button', { name: 'Добавить область' })).toBeNull();
  expect(screen.getByRole('textbox', { name: /Что на картинке/ })).toBeRequired();
  const user = userEvent.setup({ applyAccept: false });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field');
  await user.upload(input, new File(['x'], 'план.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(now()).toMatchObject({ task: { imageId: 0 } });
});

it.each<[string, ApiError, string]>([
  ['a lost network', { kind: 'network' }, 'Нет связи с сервером. Проверьте интернет и повторите.'],
  [
    'an unexpected error',
    { kind: 'support', text: 'Номер обращения: 7f3' },
    'Что-то пошло не так: Номер обращения: 7f3. Если повторится, напишите в поддержку.',
  ],
  ['a rejection', { kind: 'expected', errors: [{ message: 'Это не картинка' }] }, 'Это не картинка'],
])('an upload that fails by %s says so', async (_what, error, text) => {
  render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <AddPictureContext value={() => Promise.resolve({ error })}>
          <HotspotFields question={asked([], 0)} onChange={() => undefined} />
        </AddPictureContext>
      </ThemeRoot>
    </Provider>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field');
  await userEvent.setup().upload(input, new File(['x'], 'зал.png', { type: 'image/png' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

it('text typed while the picture is uploading stays; nothing is written to a question that was left', async () => {
  const user = userEvent.setup();
  let arrive: () => void = () => undefined;
  const add = () =>
    new Promise<{ data: typeof HALL }>((resolve) => {
      arrive = () => resolve({ data: HALL });
    });
  const written: AnyQuestion[] = [];
  function Field() {
    const [question, setQuestion] = useState(asked([], 0));
    const change = (next: AnyQuestion) => {
      written.push(next);
      if (next.type === 'hotspot') setQuestion(next);
    };
    return <HotspotFields question={question} onChange={change} />;
  }
  const { unmount } = render(
    <Provider store={createStore()}>
      <ThemeRoot isDark={false}>
        <AddPictureContext value={add}>
          <Field />
        </AddPictureContext>
      </ThemeRoot>
    </Provider>,
  );
  const upload = async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no field');
    await user.upload(input, new File(['x'], 'зал.png', { type: 'image/png' }));
  };
  const field = screen.getByRole('textbox', { name: /Что на картинке/ });
  await user.clear(field);
  await upload();
  await user.type(field, 'План');
  await act(async () => {
    arrive();
    await Promise.resolve();
  });
  expect(written.at(-1)).toMatchObject({ task: { imageId: 7, alt: 'План' } });
  await upload();
  const count = written.length;
  unmount();
  arrive();
  await Promise.resolve();
  expect(written).toHaveLength(count);
});
