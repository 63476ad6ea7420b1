import process from 'node:process';

declare module 'vitest' {
  interface ProvidedContext {
    readonly whole: boolean;
  }
}

/**
 * `WHOLE=1`: specs that play by chance play as much as they ever did, for whoever has the time; else a part of it.
 * They ask `inject('whole')`. What is a case of its own (a rule, a type, a scenario) is tried either way.
 */
export const whole = process.env['WHOLE'] === '1';
