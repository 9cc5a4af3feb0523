import { clearSpot, type Obstacle } from '@src/lib/clear-spot';

const at = (top: number, bottom: number, left = 0, right = 1000): Obstacle => ({ top, bottom, left, right });
const spot = { box: { left: 600, right: 1000, height: 60 }, window: { height: 800, top: 56 }, gap: 24 };

describe('the position of a notification', () => {
  it.each<[string, Obstacle[], Obstacle[], number]>([
    ['nothing is in the way: at the foot', [], [], 24],
    ['a bar: above it', [at(740, 800)], [], 84],
    ['what is beside it does not matter', [at(740, 800, 0, 600)], [at(700, 740, 1000, 1100)], 24],
    ['a button: above it', [], [at(720, 756)], 104],
    ['a bar and a button over it: above both', [at(740, 800)], [at(680, 716)], 144],
    ['a gap that is too small: above the next', [], [at(740, 790), at(640, 680)], 184],
    ['a button that lies too high to matter', [], [at(100, 140)], 24],
    [
      'buttons everywhere: above the bar at least',
      [at(740, 800)],
      Array.from({ length: 20 }, (_, row) => at(row * 40, row * 40 + 36)),
      84,
    ],
    ['a bar as high as the window: at the foot', [at(0, 800)], [], 24],
  ])('%s', (_, bars, buttons, bottom) => {
    expect(clearSpot(spot, bars, buttons)).toBe(bottom);
  });
});
