import type { ScenarioFilePart } from './form-fault.ts';
import { accepted, type Refusal, type Result, refusal, refused } from './refusal.ts';

/** Scenarios of one ruleset in one file, not yet checked. */
export interface ScenarioFile {
  readonly ruleset: string;
  readonly scenarios: readonly unknown[];
}

const FORMAT = 'vedette-scenarios';
const VERSION = 1;

/** Keys whose content every scenario of the file shares. */
const SHARED = ['terrainTypes', 'bestiary'] as const;
/** Keys for readers, and for tools that make layouts; nothing in play asks for them. */
const FOR_READERS = ['$schema', 'rule', 'unit', 'axes', 'solo', 'coop', 'design'];

/** The scenarios of a file, each with what the file says for all of them. */
export function readScenarioFile(document: unknown): Result<ScenarioFile> {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return refused(invalid('', 'object', FORMAT));
  }
  const file = document as Readonly<Record<string, unknown>>;
  const { format, version, ruleset, scenarios } = file;
  const known = ['format', 'version', 'ruleset', 'scenarios', ...SHARED, ...FOR_READERS];
  const found: Refusal[] = Object.keys(file)
    .filter((key) => !known.includes(key))
    .map((key) => invalid(`/${key}`, 'key', key));
  if (format !== FORMAT) found.push(invalid('/format', 'format', FORMAT));
  if (version !== VERSION) found.push(invalid('/version', 'version', VERSION));
  if (typeof ruleset !== 'string') found.push(invalid('/ruleset', 'ruleset'));
  if (!Array.isArray(scenarios) || scenarios.length === 0) {
    found.push(invalid('/scenarios', 'scenarios'));
  }
  if (found.length > 0) return refused(...found);
  const shared = Object.fromEntries(SHARED.flatMap((key) => (key in file ? [[key, file[key]]] : [])));
  const each = (scenario: unknown) =>
    typeof scenario === 'object' && scenario !== null ? { ...shared, ...withoutSchema(scenario) } : scenario;
  return accepted({ ruleset: ruleset as string, scenarios: (scenarios as readonly unknown[]).map(each) });
}

/** A document as its game reads it: without the line that tells an editor its form. */
export function withoutSchema<T>(document: T): T {
  if (typeof document !== 'object' || document === null || !('$schema' in document)) return document;
  const { $schema: _, ...rest } = document;
  return rest as T;
}

function invalid(path: string, wanted: ScenarioFilePart, known?: string | number): Refusal {
  const params = { fault: 'scenario-file', wanted } as const;
  return refusal('schema.invalid', known === undefined ? params : { ...params, known }, path);
}
