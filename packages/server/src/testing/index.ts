export { besiege, type SiegeResult } from './hostile.ts';
export { type KillTestOptions, type KillTestResult, killTest } from './kill-test.ts';
export { mailReceiver } from './mail-receiver.ts';
export { type NewTable, newTable, tickets } from './new-table.ts';
export { type Overheard, overheard } from './overheard.ts';
export { Page, type Said, type Ticket } from './page.ts';
