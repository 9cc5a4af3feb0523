/** Whether a mouse button, or a finger that stands for one, is down. */
let isPressed = false;
const waiting = new Set<() => void>();

function press(): void {
  isPressed = true;
}

/** The click comes with the release: what waits comes behind it. */
function release(): void {
  isPressed = false;
  setTimeout(() => {
    const works = [...waiting];
    waiting.clear();
    for (const work of works) work();
  });
}

window.addEventListener('mousedown', press, true);
// A drag ends without a release, and a release outside of the window is not told: the next key tells.
for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, release, true);

/**
 * Does what may move the page, at once or behind the click that is under way: a button that moves from under the
 * pointer between press and release is not clicked. Answers how to call it off.
 */
export function afterPress(work: () => void): () => void {
  if (isPressed) waiting.add(work);
  else work();
  return () => void waiting.delete(work);
}
