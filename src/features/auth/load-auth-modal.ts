/** Loads the forms; called early, when somebody is about to ask for them. */
export function loadAuthModal() {
  // One file with what all forms are made of: a visitor asks once.
  return import(/* webpackChunkName: "forms" */ './components/AuthModal');
}
