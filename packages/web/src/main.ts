import './styles/index.css';
import { installThemeToggle } from './theme.ts';

const toggle = document.querySelector<HTMLButtonElement>('#theme-toggle');
if (toggle !== null) installThemeToggle(toggle);
