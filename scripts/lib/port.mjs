import { Failure } from './fail.mjs';

/**
 * The port to serve on; 8080 unless another is asked for.
 * @param {string | undefined} asked
 */
export function portFrom(asked) {
  if (!asked) return 8080;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Failure(`PORT is ${asked}; it must be a number from 0 to 65535.`);
  }
  return port;
}
