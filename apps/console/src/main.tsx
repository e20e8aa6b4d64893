import 'virtual:kit-styles.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { takeSeatKey } from './api/client.js';
import { App } from './app.js';
import { nonce } from './nonce.js';
import { usualWords } from './words/use-words.js';

// What locks the scroll behind a dialog writes a style element of its own, and looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: nonce() });
takeSeatKey();
void usualWords().then((words) => createRoot(document.getElementById('root')!).render(<App words={words} />));
