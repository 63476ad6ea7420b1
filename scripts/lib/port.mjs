import { Failure } from './fail.mjs';

/**
 * The port to serve on; 8080 unless another is asked for, and `--port` goes before PORT.
 * @param {string | undefined} option
 * @param {string | undefined} environment
 */
export function portFrom(option, environment) {
  const asked = option ?? environment;
  if (!asked) return 8080;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    const name = option === undefined ? 'PORT' : '--port';
    throw new Failure(`${name} is ${asked}; it must be a number from 0 to 65535.`, 2);
  }
  return port;
}
