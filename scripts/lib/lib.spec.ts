import { describe, expect, it } from 'vitest';
import { atLeast } from './install.mjs';
import { portFrom } from './port.mjs';
import { countTests } from './vitest.mjs';

describe('the version of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.0.0'])('%s is new enough', (version) => {
    expect(atLeast(version, '20.19.0')).toBe(true);
  });

  it.each(['20.18.9', '18.20.0', '9.99.99'])('%s is too old', (version) => {
    expect(atLeast(version, '20.19.0')).toBe(false);
  });
});

describe('the port', () => {
  it('is 8080 unless PORT says otherwise', () => {
    expect(portFrom(undefined)).toBe(8080);
    expect(portFrom('')).toBe(8080);
    expect(portFrom('3000')).toBe(3000);
  });

  it.each(['http', '-1', '65536', '80.5'])('is not %s', (text) => {
    expect(() => portFrom(text)).toThrow(`PORT is ${text}`);
  });
});

describe('the count of tests', () => {
  const failedTest = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
  const brokenFile = { status: 'failed', assertionResults: [] };

  it('is the report’s', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [failedTest] };
    expect(countTests(1, report)).toEqual({ passed: 7, failed: 1 });
    expect(countTests(0, { ...report, numFailedTests: 0, testResults: [] })).toEqual({
      passed: 7,
      failed: 0,
    });
  });

  it('has a failure for a file that does not load', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, testResults: [failedTest, brokenFile] };
    expect(countTests(1, report)).toEqual({ passed: 7, failed: 2 });
  });

  it('has a failure when the run failed and no test did', () => {
    expect(countTests(1, { numPassedTests: 7, numFailedTests: 0, testResults: [] })).toEqual({
      passed: 7,
      failed: 1,
    });
  });

  it('has a failure when there is no report', () => {
    expect(countTests(1, undefined)).toEqual({ passed: 0, failed: 1 });
  });
});
