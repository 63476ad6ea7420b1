/** FF-OPT-27: what passes for what. */
export const TWITCHER = 'twitcher-running-zombie';
export const WALKING_DEAD = 'walking-dead';
