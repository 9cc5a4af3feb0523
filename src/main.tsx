import './theme/fonts.css';
import './app/first-screen.css';
import { afterFirstPaint } from './app/start/first-paint';
import { logError } from './lib/log';

/** The application itself; the page's HTML makes the browser fetch its file in parallel with this one. */
const loadProgram = () => import(/* webpackChunkName: "program" */ './app/start/start');

/** Evaluating the program and starting it are separate tasks, so that the page can respond between them. */
const inNextTask = <Value,>(value: Value) => new Promise<Value>((resolve) => setTimeout(resolve, 0, value));

afterFirstPaint()
  .then(loadProgram)
  .then(inNextTask)
  .then(({ start }) => start())
  .catch((error: unknown) => logError('the program did not start', error));
