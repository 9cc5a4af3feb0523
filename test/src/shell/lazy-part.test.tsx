import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { Component, type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';

const notLoaded = 'Эта часть страницы не загрузилась';

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common']);
  // React reports errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(() => jest.restoreAllMocks());
afterEach(cleanup);

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 17 failed.'), { name: 'ChunkLoadError' });
}

function Chart({ of }: { of: string }) {
  return <p>{`График: ${of}`}</p>;
}

/** Fails with each of these errors, one after another, before it loads. */
const failingFirst = (...errors: Error[]) =>
  jest.fn(() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(Chart);
  });

/** Stands for the router, which replaces the page by the page of errors. */
class Route extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });
  override render() {
    return this.state.isBroken ? <h1>Вместо страницы</h1> : this.props.children;
  }
}

function Page({ part }: { part: ReactNode }) {
  return (
    <ThemeRoot isDark={false}>
      <Route>
        <input aria-label="Название" />
        <Suspense>{part}</Suspense>
      </Route>
    </ThemeRoot>
  );
}

async function typeThenShow(Part: ComponentType<{ of: string }>) {
  const user = userEvent.setup();
  const { rerender } = render(<Page part={null} />);
  await user.type(screen.getByLabelText('Название'), 'Черновик');
  rerender(<Page part={<Part of="месяцы" />} />);
  return user;
}

test('what was typed stays when a part of the page cannot be loaded, and the part loads on request', async () => {
  const load = failingFirst(chunkError(), chunkError());
  const user = await typeThenShow(lazyPart(load));
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(notLoaded);
  expect(screen.getByLabelText('Название')).toHaveValue('Черновик');
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('График: месяцы')).toBeInTheDocument();
  expect(screen.getByLabelText('Название')).toHaveValue('Черновик');
  expect(load).toHaveBeenCalledTimes(3);
});

test('the part loads by itself once the browser is online again', async () => {
  await typeThenShow(lazyPart(failingFirst(chunkError())));
  await screen.findByText(notLoaded, { exact: false });
  act(() => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('График: месяцы')).toBeInTheDocument();
});

test('without an optional part the page says nothing, and the part is loaded the next time', async () => {
  const load = failingFirst(chunkError());
  const Part = lazyPart(load, { isOptional: true });
  await typeThenShow(Part);
  await act(async () => {
    await load.mock.results[0]?.value.catch(() => undefined);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Название')).toBeInTheDocument();
  cleanup();
  render(<Page part={<Part of="месяцы" />} />);
  expect(await screen.findByText('График: месяцы')).toBeInTheDocument();
});

test('a part that breaks by itself is the error of the page', async () => {
  await typeThenShow(lazyPart(failingFirst(new Error('cannot read properties of undefined'))));
  expect(await screen.findByText('Вместо страницы')).toBeInTheDocument();
});
