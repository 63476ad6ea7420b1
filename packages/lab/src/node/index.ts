export { hereAlone } from './here-alone.ts';
export { threads } from './threads.ts';
