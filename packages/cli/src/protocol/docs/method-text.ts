import type { Method } from '../method.ts';
import { jsonSchemaOf } from './schema-files.ts';

/** The part of JSON Schema that our own schemas use. */
interface Node {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Node>>;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly description?: string;
}

/** A method's chapter of docs/protocol.md. */
export function methodText(name: string, { summary, params, result }: Method, example: string): string {
  return [
    `### \`${name}\``,
    summary,
    `Params ([schema](protocol/schema/${name}.params.json)):${members(jsonSchemaOf(params))}`,
    `Result ([schema](protocol/schema/${name}.result.json)):${members(jsonSchemaOf(result))}`,
    example,
  ].join('\n\n');
}

/** A shared type's chapter. */
export function typeText(schema: object): string {
  return members(schema).trim();
}

function members(schema: Node): string {
  const node = resolved(schema);
  const entries = Object.entries(node.properties ?? {});
  if (entries.length === 0) return ' none.';
  const lines = entries.map(([key, member]) => {
    const optional = node.required?.includes(key) ? '' : ', optional';
    const description = member.description === undefined ? '' : `: ${member.description}`;
    return `- \`${key}\` (${typeWords(member)}${optional})${description}`;
  });
  return `\n\n${lines.join('\n')}`;
}

/** A schema whose whole is a shared type is a reference to it. */
function resolved(schema: Node): Node {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : schema.$defs?.[name]) ?? schema;
}

function typeWords(node: Node): string {
  if (node.$ref !== undefined) return node.$ref.split('/').at(-1)!;
  if (node.anyOf !== undefined) return [...new Set(node.anyOf.map(typeWords))].join(' or ');
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``;
  if (node.enum !== undefined) return node.enum.map((item) => `\`${JSON.stringify(item)}\``).join(' or ');
  if (node.type === 'array') return node.items === undefined ? 'list' : `list of ${typeWords(node.items)}`;
  return node.type === undefined ? 'any JSON' : [node.type].flat().join(' or ');
}
