import { clearSpot, clearSpots, type Layer, type Obstacle } from '@src/lib/clear-spot';

const at = (top: number, bottom: number, left = 0, right = 1000): Obstacle => ({ top, bottom, left, right });
const spot = { box: { width: 400, height: 60 }, window: { width: 1000, height: 800, top: 56 }, gap: 24 };
const page = (bars: Obstacle[], buttons: Obstacle[]): Layer => ({ bars, buttons });
const ROWS = Array.from({ length: 20 }, (_, row) => at(row * 40, row * 40 + 36));

describe('the position of a notification', () => {
  it.each<[string, Obstacle[], Obstacle[], number]>([
    ['nothing is in the way: at the foot', [], [], 24],
    ['a bar: above it', [at(740, 800)], [], 84],
    ['what is beside it does not matter', [at(740, 800, 0, 576)], [at(700, 740, 1000, 1100)], 24],
    ['a button: above it', [], [at(720, 756)], 104],
    ['a bar and a button over it: above both', [at(740, 800)], [at(680, 716)], 144],
    ['a gap that is too small: above the next', [], [at(740, 790), at(640, 680)], 184],
    ['a button that lies too high to matter', [], [at(100, 140)], 24],
    ['a bar as high as the window: at the foot', [at(0, 800)], [], 24],
  ])('%s', (_, bars, buttons, bottom) => {
    expect(clearSpot(spot, [page(bars, buttons)], null)).toEqual({ right: 24, bottom });
  });

  it('buttons all over the right half: beside them, at the foot', () => {
    const rows = ROWS.map((row) => ({ ...row, left: 700 }));
    expect(clearSpot(spot, [page([], rows)], null)).toEqual({ right: 448, bottom: 24 });
  });

  it('buttons everywhere: above the bar at least', () => {
    const { bottom } = clearSpot(spot, [page([at(740, 800)], ROWS)], null);
    expect(bottom).toBeGreaterThanOrEqual(84);
  });

  it('what an open dialog lets through when it closes is not covered either', () => {
    const dialog = page([at(760, 790, 500, 1000)], []);
    expect(clearSpot(spot, [page([], [at(640, 700)]), dialog], null)).toEqual({ right: 24, bottom: 184 });
  });

  it('when a page leaves no place, the dialog over it stays uncovered', () => {
    const dialog = page([], [at(700, 740)]);
    const { bottom } = clearSpot(spot, [page([], ROWS), dialog], null);
    expect(bottom).toBeGreaterThanOrEqual(124);
  });

  it('it stays where it is for as long as nothing is there', () => {
    const current = { right: 24, bottom: 300 };
    expect(clearSpot(spot, [page([], [])], current)).toEqual(current);
    expect(clearSpot(spot, [page([], [at(430, 460)])], current)).toEqual({ right: 24, bottom: 24 });
  });

  describe('of several, each of which has a place of its own', () => {
    const box = { width: 366, height: 60, current: null };
    const phone = { window: { width: 390, height: 844, top: 56 }, gap: 12 };
    const tops = ({ bottom }: { bottom: number }) => phone.window.height - bottom - box.height;

    it('nothing is in the way: the newer one is above the older one', () => {
      expect(clearSpots({ boxes: [box, box], ...phone }, [page([], [])])).toEqual([
        { right: 12, bottom: 12 },
        { right: 12, bottom: 84 },
      ]);
    });

    it('the rows of a checklist leave room for one here and one there: neither covers a row or the other', () => {
      // Free: 200 to 290 and 500 to 590; a stack of two would need 132.
      const rows = [at(60, 200), at(290, 500), at(590, 844)];
      const found = clearSpots({ boxes: [box, box], ...phone }, [page([], rows)]);
      expect(found.map(tops)).toEqual([518, 218]);
    });

    it('one that is clear stays where it is when another comes', () => {
      const current = { right: 12, bottom: 300 };
      const [first, second] = clearSpots({ boxes: [{ ...box, current }, box], ...phone }, [page([], [])]);
      expect([first, second]).toEqual([current, { right: 12, bottom: 12 }]);
    });
  });
});
