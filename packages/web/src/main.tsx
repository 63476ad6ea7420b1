import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { settings } from './app/settings.ts';
import { keepForOffline } from './offline/register.ts';
import { locale } from './words/locale.ts';
import { say, speak } from './words/say.ts';

async function open(): Promise<void> {
  await speak(settings().locale);
  document.documentElement.lang = locale;
  document.title = say.documentTitle;
  createRoot(document.querySelector('#app')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  keepForOffline();
}

void open();
