import type { Random } from '../dice/generator.ts';

/** A JSON Schema, as far as ours go. */
export type Schema = Readonly<Record<string, unknown>>;

/** Inside each other; beyond it everything is cut short. */
const DEEPEST = 8;
const MOST_ITEMS = 6;

/** Something of the form that a schema asks for, as far as the form alone can tell. */
export function fromSchema(schema: Schema, chance: Random): unknown {
  return new Maker(schema, chance).make(schema, 0);
}

class Maker {
  private readonly root: Schema;
  private readonly chance: Random;

  constructor(root: Schema, chance: Random) {
    this.root = root;
    this.chance = chance;
  }

  make(schema: Schema, depth: number): unknown {
    const { $ref, enum: words, anyOf, oneOf, allOf } = schema;
    if ('const' in schema) return schema['const'];
    if (typeof $ref === 'string') return depth > DEEPEST ? null : this.make(this.found($ref), depth + 1);
    if (Array.isArray(words)) return this.oneOf(words);
    const branches = anyOf ?? oneOf;
    if (Array.isArray(branches)) return this.make(this.oneOf(branches as readonly Schema[]), depth + 1);
    if (Array.isArray(allOf))
      return this.make(Object.assign({}, ...(allOf as object[])) as Schema, depth + 1);
    switch (schema['type']) {
      case 'object':
        return this.object(schema, depth);
      case 'array':
        return this.array(schema, depth);
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return this.chance.below(2) === 0;
      case 'null':
        return null;
      case 'string':
        return this.text(schema);
      default:
        return this.oneOf([null, 0, 'x', {}, []]);
    }
  }

  private object(schema: Schema, depth: number): object {
    const {
      properties = {},
      required = [],
      additionalProperties,
    } = schema as {
      readonly properties?: Readonly<Record<string, Schema>>;
      readonly required?: readonly string[];
      readonly additionalProperties?: Schema | boolean;
    };
    const made: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(properties)) {
      if (required.includes(key) || (depth < DEEPEST && this.chance.below(3) === 0))
        made[key] = this.make(inner, depth + 1);
    }
    if (typeof additionalProperties === 'object' && depth < DEEPEST) {
      const count = this.chance.below(4);
      for (let i = 0; i < count; i++) made[`key-${i}`] = this.make(additionalProperties, depth + 1);
    }
    return made;
  }

  private array(schema: Schema, depth: number): readonly unknown[] {
    const {
      prefixItems,
      items,
      minItems = 0,
      maxItems = MOST_ITEMS,
    } = schema as {
      readonly prefixItems?: readonly Schema[];
      readonly items?: Schema;
      readonly minItems?: number;
      readonly maxItems?: number;
    };
    if (prefixItems !== undefined) return prefixItems.map((item) => this.make(item, depth + 1));
    const most = depth > DEEPEST ? minItems : Math.min(maxItems, Math.max(minItems, MOST_ITEMS));
    const count = minItems + this.chance.below(Math.max(1, most - minItems + 1));
    return Array.from({ length: count }, () => this.make(items ?? {}, depth + 1));
  }

  private number({ type, minimum, maximum }: Schema): number {
    const low = typeof minimum === 'number' ? Math.max(minimum, -1000) : 0;
    const high = typeof maximum === 'number' ? Math.min(maximum, 1000) : 30;
    const at = low + (this.chance.below(1_000_001) / 1_000_000) * Math.max(0, high - low);
    return type === 'integer' ? Math.round(at) : Math.round(at * 100) / 100;
  }

  private text({ minLength, maxLength }: Schema): string {
    const least = typeof minLength === 'number' ? minLength : 0;
    const most = typeof maxLength === 'number' ? Math.min(maxLength, 20) : 20;
    return 'abcdefghijklmnopqrst'.slice(0, Math.max(least, 1 + this.chance.below(Math.max(1, most))));
  }

  private found(reference: string): Schema {
    const parts = reference.split('/').slice(1);
    return parts.reduce<Schema>((at, part) => (at[part] ?? {}) as Schema, this.root);
  }

  private oneOf<T>(things: readonly T[]): T {
    return things[this.chance.below(things.length)]!;
  }
}
