import Alert from '@mui/material/Alert';
import Menu from '@mui/material/Menu';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Pagination } from '@src/components/data/Pagination';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { AppForm } from '@src/components/form/AppForm';
import { FormDateField } from '@src/components/form/FormDateField';
import { useMenu } from '@src/components/layout/useMenu';
import { usePageTitle } from '@src/components/routing/page-title';
import { TableCard } from '@src/components/table/TableCard';
import { startI18n } from '@src/lib/i18n';
import { AlertsHost } from '@src/store/AlertsHost';
import { CopyButton } from '@src/store/CopyButton';
import { alertShown, timeouts } from '@src/store/slices/alerts';
import { createStore } from '@src/store/store';
import { useNotify } from '@src/store/useNotify';
import { ThemeRoot } from '@src/theme/ThemeRoot';
import { darkTokens, lightTokens } from '@src/theme/tokens';

/** The specification's generic UI states: dropdowns, pages, messages, titles, dates. */

beforeAll(async () => {
  await startI18n('ru');
  await i18next.loadNamespaces(['common', 'validation']);
});
afterEach(async () => {
  jest.useRealTimers();
  cleanup();
  await i18next.changeLanguage('ru');
});

const show = (page: ReactNode) => {
  const store = createStore();
  render(
    <Provider store={store}>
      <ThemeRoot isDark={false}>{page}</ThemeRoot>
    </Provider>,
  );
  return store;
};

test.each([
  ['a notification', timeouts.notification, 3000],
  ['an alert', timeouts.alert, 5000],
])(
  '%s closes automatically after its time, and one without a time stays until its «x»',
  (_what, timeout, ms) => {
    jest.useFakeTimers();
    const store = show(<AlertsHost />);
    act(() => {
      store.dispatch(alertShown({ level: 'info', message: 'Проходит', timeout }));
      store.dispatch(alertShown({ level: 'error', message: 'Остаётся', timeout: null }));
    });
    act(() => jest.advanceTimersByTime(ms - 1));
    expect(screen.getByText('Проходит')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Закрыть сообщение' })).toHaveLength(2);
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByText('Проходит')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3_600_000));
    expect(screen.getByText('Остаётся')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByText('Остаётся')).not.toBeInTheDocument();
  },
);

function ArchiveButton({ onUndo }: { onUndo: () => void }) {
  const notify = useNotify();
  return (
    <button
      type="button"
      onClick={() => notify.alert('Отправлено в архив', { label: 'Вернуть', onPress: onUndo })}
    >
      В архив
    </button>
  );
}

test('an action can be undone in its alert, which stays for five seconds', () => {
  jest.useFakeTimers();
  const onUndo = jest.fn();
  show(
    <>
      <AlertsHost />
      <ArchiveButton onUndo={onUndo} />
    </>,
  );
  const archive = () => fireEvent.click(screen.getByRole('button', { name: 'В архив' }));
  const undo = () => screen.queryByRole('button', { name: 'Вернуть' });
  archive();
  act(() => jest.advanceTimersByTime(4999));
  expect(undo()).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(undo()).not.toBeInTheDocument();
  archive();
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('a popover closes automatically after its second', async () => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: jest.fn(() => Promise.resolve()) },
  });
  show(<CopyButton text="123456">Скопировать</CopyButton>);
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith('123456');
  expect(timeouts.popover).toBe(1000);
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1));
  // It fades.
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('in the pagination, previous and next move by one, an ellipsis by the window of two', () => {
  const seen: number[] = [];
  show(<Pagination page={5} count={10} onChange={(page) => seen.push(page)} />);
  for (const name of [
    'Предыдущая страница',
    'Следующая страница',
    'На две страницы назад',
    'На две страницы вперёд',
    'Страница 10',
  ]) {
    fireEvent.click(screen.getByRole('button', { name }));
  }
  expect(seen).toEqual([4, 6, 3, 7, 10]);
});

function Dropdown({ name }: { name: string }) {
  const menu = useMenu();
  return (
    <>
      <button type="button" onClick={menu.open} aria-expanded={menu.isOpen}>
        {name}
      </button>
      <Menu {...menu.props} transitionDuration={0}>
        <li>{`of ${name}`}</li>
      </Menu>
    </>
  );
}

test('opening a dropdown closes all others, and a click outside closes it', () => {
  show(['one', 'two', 'three'].map((name) => <Dropdown key={name} name={name} />));
  const opened = () =>
    ['one', 'two', 'three'].filter(
      (name) => screen.getByText(name, { exact: true }).getAttribute('aria-expanded') === 'true',
    );
  for (const name of ['one', 'two', 'three']) {
    fireEvent.click(screen.getByText(name, { exact: true }));
    expect(opened()).toEqual([name]);
  }
  const outside = screen.getByRole('presentation').querySelector('.MuiBackdrop-root');
  if (outside) fireEvent.click(outside);
  expect(opened()).toEqual([]);
});

function Titled() {
  usePageTitle('Сотрудники', 'Адаптика');
  return null;
}

test('the page’s title precedes the site’s name', () => {
  show(<Titled />);
  expect(document.title).toBe('Сотрудники - Адаптика');
});

test.each([
  ['ru', /дат/i, /понедельник/i],
  ['en-us', /date/i, /monday/i],
])('the week of a date picker begins on Monday: %s', async (lang, opens, monday) => {
  await i18next.changeLanguage(lang);
  show(
    <AppForm initialValues={{ day: '2026-11-18' }} onSubmit={async () => {}}>
      <FormDateField name="day" label="День" />
    </AppForm>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: opens }));
  const days = await screen.findAllByRole('columnheader');
  expect(days[0]).toHaveAccessibleName(monday);
});

test('a failure shows the reason and offers a retry; a missing object does not', () => {
  const failed = (code: string) => ({ kind: 'expected', errors: [{ code, message: 'Слишком часто' }] });
  show(<ErrorState error={failed('rateLimited')} onRetry={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузитьСлишком частоПовторить');
  cleanup();
  for (const error of [failed('notFound'), undefined]) {
    show(<ErrorState error={error} onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Здесь ничего нет');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    cleanup();
  }
});

test.each([
  ['light', false, lightTokens],
  ['dark', true, darkTokens],
] as const)(
  'in the %s theme a message stands out from the page in the color of its severity',
  (_name, isDark, tokens) => {
    render(
      <ThemeRoot isDark={isDark}>
        <Alert severity="info">Счёт выставить нельзя</Alert>
        <Alert severity="error">Доступ приостановлен</Alert>
      </ThemeRoot>,
    );
    const [info, error] = screen.getAllByRole('alert');
    expect(info).toHaveStyle({ backgroundColor: tokens.status.blue.soft, color: tokens.text });
    expect(error).toHaveStyle({ backgroundColor: tokens.status.red.soft, color: tokens.text });
  },
);

test('the words of an empty list stand in the middle of its card', () => {
  show(
    <TableCard>
      <EmptyState title="Документов пока нет" />
    </TableCard>,
  );
  const words = screen.getByText('Документов пока нет').parentElement;
  expect(words).toHaveStyle({ marginTop: 'auto', marginBottom: 'auto' });
  expect(words?.parentElement).toHaveStyle({ display: 'flex', flexDirection: 'column' });
});
