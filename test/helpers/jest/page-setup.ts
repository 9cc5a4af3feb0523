import '@testing-library/jest-dom';

/** Browser features that have no meaning without a screen: nothing matches, nothing is observed, nothing scrolls. */
class Observer implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.defineProperty(window, 'ResizeObserver', { writable: true, value: Observer });
Object.defineProperty(window, 'IntersectionObserver', { writable: true, value: Observer });
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }),
});
// There is no top layer without a screen: an open dialog only has the attribute.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
window.scrollTo = () => undefined;

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.location.hash = '';
});
