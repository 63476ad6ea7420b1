/** Numbers of play that rules go by and the library tells of: lengths in inches, targets of Checks, modifiers. */

/** SB-MOV-04. */
export const SPRINT = { good: 11, long: 4, short: 2 } as const;
/** SB-MOV-05, SB-MOV-07, SB-MOV-16: what an inch of it costs. */
export const DOUBLE = 2;
/** SB-MOV-19: how far one jumps down unhurt. */
export const JUMP_DOWN = 3;
/** SB-CAV-06, SB-MOV-18.R1. */
export const LOW_OBSTACLE = 0.5;
/** SB-GEN-10.R3. */
export const STEP_HEIGHT = 0.25;
/** SB-MOV-20: the Speed Check, and how near a drop of how much. */
export const DANGER = { target: 12, within: 1, drop: 1, guard: 0.25 } as const;
/** SB-MOV-12: how near one comes to be Forced. */
export const FORCING_REACH = 1;
/** SB-MEL-13. */
export const MOST_FATIGUE = 2;
/** SB-MEL-09, SB-MEL-10. */
export const BACK_OFF = { far: 2, apart: 1, drop: 1 } as const;
/** SB-MEL-14. */
export const DISTRACT_WITHIN = 2;
/** SB-CLUE-01. */
export const ENEMY_TOO_NEAR = 1;
/** SB-SHT-14. */
export const DIVE = { far: 2, wary: 6 } as const;
/** SB-SHT-16. */
export const SPREAD_WITHIN = 1;
/** SB-CRIT-02. */
export const CRITICAL_DAMAGE = 2;
/** SB-CAV-03. */
export const MOUNTED_SPEED = 8;
/** SB-TER-02, SB-TER-05. */
export const STEADY = 11;
export const TERROR_RECOVERY = 14;
/** SB-EVT-02, SB-EVT-03, SB-EVT-05. */
export const WEATHER = { rain: -2, fog: 10, deluge: -4 } as const;
/** SB-EVT-08, SB-EVT-09. */
export const FAITH_HEALS = 3;
export const ENCHANTMENT = 10;
