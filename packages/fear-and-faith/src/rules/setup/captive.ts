/** FF-SCN-27: what captives are called among tokens. */
export const CAPTIVE = 'human-captive';
