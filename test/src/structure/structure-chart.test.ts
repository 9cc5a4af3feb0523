import {
  type ChartItem,
  neighbour,
  type CardBox,
  type CardLayout,
} from '@src/features/structure/chart/chart-items';
import { type ChartHead, drawChart, drawingSize, linesOf } from '@domain/chart/chart-drawing';
import { chartFilePath, isTooSmallOnPaper } from '@src/features/structure/chart/chart-file';
import { canvasRuler, svgText } from '@src/features/structure/chart/chart-svg';
import { paperColours } from '@domain/chart/paper-colours';
import { lightTokens } from '@src/theme/tokens';
import { layOutForPaper } from '@domain/chart/chart-paper';
import { card, layOut } from '@domain/chart/chart-layout';
import { inRegions } from '@src/features/structure/chart/chart-regions';
import { structureTree } from '@src/features/structure/lib/structure-tree';

const item = (id: number, parentId: number | null): ChartItem => ({
  id,
  parentId,
  name: `№ ${id}`,
  order: id,
  isArchive: false,
  isVacant: false,
  caption: '',
  faces: [],
  leaderId: null,
  more: 0,
});
const treeOf = (items: ChartItem[]) => structureTree(items, { search: '', isArchive: false });
/** The drawing as the browser saves it. */
const drawn = (layout: CardLayout, head: ChartHead, fonts = '') =>
  svgText(drawChart(layout, new Map(), head, canvasRuler(), fonts));
const chartOf = (items: ChartItem[], isOpen: (id: number) => boolean = () => true) =>
  layOut(treeOf(items), isOpen);

function overlaps(boxes: readonly CardBox[]): string[] {
  const found: string[] = [];
  boxes.forEach((a, index) => {
    for (const b of boxes.slice(index + 1)) {
      const isApart = Math.abs(a.x - b.x) >= card.width || Math.abs(a.y - b.y) >= card.height;
      if (!isApart) found.push(`${a.item.id} over ${b.item.id}`);
    }
  });
  return found;
}

/** Leaders with 3 reports each, down to `levels`, and 19 people who lead nobody under the first leader. */
function company(levels: number): ChartItem[] {
  const items = [item(1, null)];
  let last = [1];
  for (let level = 1; level < levels; level += 1) {
    last = last.flatMap((parentId) =>
      [0, 1, 2].map(() => {
        items.push(item(items.length + 1, parentId));
        return items.length;
      }),
    );
  }
  for (let extra = 0; extra < 19; extra += 1) items.push(item(items.length + 1, 1));
  return items;
}

it('no card overlaps another one, in any shape, and each is below its leader', () => {
  const items = company(5);
  const { boxes, links, width, height } = chartOf(items);
  expect(boxes).toHaveLength(items.length);
  expect(links).toHaveLength(items.length - 1);
  expect(overlaps(boxes)).toEqual([]);
  const byId = new Map(boxes.map((box) => [box.item.id, box]));
  for (const { fromId, toId } of links) {
    expect(byId.get(toId)?.y).toBeGreaterThan(byId.get(fromId)?.y ?? Infinity);
  }
  expect(Math.min(...boxes.map(({ x }) => x))).toBe(0);
  expect(Math.max(...boxes.map(({ x }) => x + card.width))).toBe(width);
  expect(Math.max(...boxes.map(({ y }) => y + card.height))).toBe(height);
});

it('people who lead nobody are in columns under their leader, so that a large chart stays narrow', () => {
  const staff = Array.from({ length: 40 }, (_, index) => item(index + 2, 1));
  const { width, boxes } = chartOf([item(1, null), ...staff]);
  expect(new Set(boxes.slice(1).map(({ x }) => x)).size).toBe(5);
  expect(width).toBeLessThan(card.width * 6);
});

it('a collapsed branch removes its cards from the chart and shows how many are below', () => {
  const { boxes } = chartOf([item(1, null), item(2, 1), item(3, 2), item(4, 2)], (id) => id !== 2);
  expect(boxes.map((box) => [box.item.id, box.childIds.length, box.isOpen])).toEqual([
    [1, 1, true],
    [2, 2, false],
  ]);
});

it('several root cards have no line above them', () => {
  const { boxes, links } = chartOf([item(1, null), item(2, null)]);
  expect(boxes.map(({ y }) => y)).toEqual([0, 0]);
  expect(links).toEqual([]);
});

it('a very wide chart of thousands stacks its lower levels for paper: close to a sheet’s shape, nothing overlaps or is lost', () => {
  const items = Array.from({ length: 2_000 }, (_, index) =>
    item(index + 1, index === 0 ? null : Math.floor((index + 4) / 5)),
  );
  const nodes = treeOf(items);
  const shown = layOut(nodes, () => true);
  const { layout, isHung } = layOutForPaper(nodes, () => true, shown);
  expect(shown.width / shown.height).toBeGreaterThan(20);
  expect(isHung).toBe(true);
  expect(layout.width / layout.height).toBeGreaterThan(0.7);
  expect(layout.width / layout.height).toBeLessThan(2.8);
  expect(layout.boxes).toHaveLength(2_000);
  expect(layout.links).toHaveLength(1_999);
  expect(overlaps(layout.boxes)).toEqual([]);
  const small = chartOf(company(3));
  expect(layOutForPaper(treeOf(company(3)), () => true, small)).toEqual({ layout: small, isHung: false });
});

it('arrows move to the leader, to the first report, and among siblings', () => {
  const { boxes } = chartOf([item(1, null), item(2, 1), item(3, 1), item(4, 2)]);
  const cards = boxes.map((box) => ({ ...box.item, childIds: box.childIds }));
  const go = (id: number, direction: Parameters<typeof neighbour>[3]) => neighbour(cards, [1], id, direction);
  expect([go(1, 'down'), go(2, 'right'), go(3, 'left'), go(2, 'down'), go(4, 'up')]).toEqual([2, 3, 2, 4, 2]);
  expect([go(1, 'up'), go(3, 'right'), go(4, 'down')]).toEqual([null, null, null]);
});

it('a name on paper breaks between words, and ends with an ellipsis when there is no more space', () => {
  const fits = (words: string) => words.length <= 12;
  expect(linesOf('Заместитель директора по безопасности', 2, fits)).toEqual(['Заместитель', 'директора п…']);
  expect(linesOf('Пекарь', 2, fits)).toEqual(['Пекарь']);
});

test('a chart on paper states what it is, whose, and of which day, beside the logo and clear of the cards', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const others = [item(2, 1), item(3, 1), item(4, 2), item(5, 3)];
  const layout = chartOf([item(1, null), ...others, item(6, 1), item(7, 6)]);
  const head = {
    title: 'Схема должностей',
    subtitle: 'Пекарня, 22.11.2026',
    logo: 'data:image/png;base64,AAAA',
  };
  const read = (svg: string) => {
    const found = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg');
    if (!found) throw new Error('no drawing');
    return found;
  };
  const drawing = read(drawn(layout, head));
  const words = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect(words.slice(0, 2)).toEqual(['Схема должностей', 'Пекарня, 22.11.2026']);
  const logo = drawing.querySelector('image');
  expect(logo?.getAttribute('href')).toBe(head.logo);
  const [, top = ''] =
    /translate\(\S+ (\d+)\)/.exec(drawing.querySelector('g')?.getAttribute('transform') ?? '') ?? [];
  expect(Number(top)).toBeGreaterThan(Number(logo?.getAttribute('y')) + Number(logo?.getAttribute('height')));
  expect(Number(drawing.getAttribute('height'))).toBe(drawingSize(layout).height);
  expect(read(drawn(layout, { ...head, logo: null })).querySelector('image')).toBeNull();
});

test('on paper no name and no number of people is cut: the number of faces is reduced instead', () => {
  // Without a canvas, a letter is assumed to be 0.6 of its size wide.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const face = (id: number) => ({ id, nameFirst: 'Анна', nameSecond: 'Белова', avatar: null });
  const place = (id: number, caption: string) => ({
    ...item(id, null),
    name: 'Цех',
    caption,
    faces: [face(id * 10), face(id * 10 + 1), face(id * 10 + 2)],
  });
  const captions = [
    'Лев Ким, 3 человека',
    'Наталья Кравцовская, 7 человек',
    'Александр Красносельцев, 12 человек',
  ];
  const layout = chartOf(captions.map((caption, index) => place(index + 1, caption)));
  const drawing = drawn(layout, { title: 'Схема', subtitle: 'Пекарня', logo: null });
  const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, words = '']) => words).slice(2);
  expect(texts.filter((words) => words !== 'Цех' && words !== 'АБ')).toEqual([
    ...['Лев Ким', '3 человека'],
    ...['Наталья Кравцовская', '7 человек'],
    ...['Александр Красносельцев', '12 человек'],
  ]);
  expect(
    texts
      .join(' ')
      .split('Цех')
      .slice(1)
      .map((words) => words.split('АБ').length - 1),
  ).toEqual([3, 2, 0]);
});

test('a saved chart embeds its font: a picture reads nothing from the page', () => {
  const layout = chartOf([item(1, null)]);
  const head = { title: 'Схема', subtitle: 'Пекарня', logo: null };
  const rules = '@font-face { font-family: "Onest Variable"; src: url("data:font/woff2;base64,AA") }';
  const drawing = drawn(layout, head, rules);
  expect(drawing).toContain(`>${rules}</style>`);
  expect(drawing).toMatch(/font-family="(?:&quot;|')?Onest Variable/);
});

test('a printed chart has the colors of the light theme', () => {
  const { surface, borderStrong, text, textSecondary, item: colours } = lightTokens;
  expect(paperColours).toEqual({ surface, borderStrong, text, textSecondary, item: colours });
});

test('the file is asked for with the shorter of two lists: the expanded branches or the collapsed ones', () => {
  const nodes = treeOf([item(1, null), item(2, 1), item(3, 2), item(4, 1), item(5, 4)]);
  const asked = (isOpen: (id: number) => boolean) => {
    const path = chartFilePath({ kind: 'position', format: 'a4', isArchive: false, nodes, isOpen });
    return Object.fromEntries(new URLSearchParams(path?.split('?')[1]));
  };
  const fixed = { kind: 'position', format: 'a4', isArchive: 'false' };
  expect(asked(() => true)).toEqual({ ...fixed, closed: '' });
  expect(asked(() => false)).toEqual({ ...fixed, open: '' });
  expect(asked((id) => id !== 2)).toEqual({ ...fixed, closed: '2' });
  expect(asked((id) => id === 1)).toEqual({ ...fixed, open: '1' });
  const parents = Array.from({ length: 2_100 }, (_, index) => item(index + 10, null));
  const wide = treeOf([...parents, ...parents.map(({ id }) => item(id + 10_000, id))]);
  const half = { nodes: wide, isOpen: (id: number) => id % 2 === 0 };
  expect(chartFilePath({ kind: 'position', format: 'a4', isArchive: false, ...half })).toBeNull();
});

test('a chart whose names would be too small on its sheet is announced as such', () => {
  const small = chartOf(company(2));
  const large = chartOf(company(6));
  expect([isTooSmallOnPaper(small, 'a4'), isTooSmallOnPaper(large, 'a4')]).toEqual([false, true]);
  expect(isTooSmallOnPaper(large, 'page')).toBe(false);
});

it('every card is drawn with the region in which it stands, and no other', () => {
  const { boxes } = chartOf(company(5));
  const regions = inRegions(boxes, (box) => box);
  const drawn = regions.flatMap(({ items }) => items.map(({ item: { id } }) => id));
  expect(drawn.toSorted((a, b) => a - b)).toEqual(
    boxes.map(({ item: { id } }) => id).toSorted((a, b) => a - b),
  );
  expect(regions.length).toBeGreaterThan(1);
  for (const { items } of regions) {
    const widths = items.map(({ x }) => x);
    const heights = items.map(({ y }) => y);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(10 * card.width);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(10 * card.height);
  }
});
