import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { ShareBar } from '@src/components/data/ShareBar';
import { themeOf } from '@src/theme/theme';

const theme = themeOf(false);
const { primary, success, error } = theme.palette;

function partsOf(bar: { done: number; late?: number; of: number }) {
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ShareBar {...bar} />
    </ThemeProvider>,
  );
  const parts = [...(container.querySelectorAll<HTMLElement>('[style]') ?? [])];
  return parts.map((part) => [part.style.width, getComputedStyle(part).backgroundColor]);
}

const rgb = (colour: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).join(', ')})`;

test('the done part is teal, even when little is done and nothing is late: the late part is red, by its share', () => {
  expect(partsOf({ done: 1, of: 10 })).toEqual([
    ['10%', rgb(primary.main)],
    ['0%', rgb(error.main)],
  ]);
  expect(partsOf({ done: 5, late: 2, of: 10 })).toEqual([
    ['50%', rgb(primary.main)],
    ['20%', rgb(error.main)],
  ]);
});

test('a full one is green, and one with nothing assigned is empty', () => {
  expect(partsOf({ done: 4, of: 4 })[0]).toEqual(['100%', rgb(success.main)]);
  expect(partsOf({ done: 0, of: 0 }).map(([width]) => width)).toEqual(['0%', '0%']);
});
