import './styles/index.css';
import { tellStray } from './stray.ts';
import { installThemeToggle } from './theme.ts';

const toggle = document.querySelector<HTMLButtonElement>('#theme-toggle');
if (toggle !== null) installThemeToggle(toggle);

const stray = document.querySelector<HTMLElement>('#stray');
if (stray !== null) tellStray(stray, decodeURI(location.pathname));
