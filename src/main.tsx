import './theme/fonts.css';
import './app/first-screen.css';
import { logError } from './lib/log';
import { start } from './app/start/start';

start().catch((error: unknown) => logError('the program did not start', error));
